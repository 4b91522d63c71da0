/** Wait for an answer, up to a limit. A later answer is ignored.
 *  errors  the error of `late`; those of the answer */
export async function withTimeout<Answer>(
  milliseconds: number,
  answer: Promise<Answer>,
  late: () => Error,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
