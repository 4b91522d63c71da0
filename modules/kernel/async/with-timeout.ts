/** Wait for a promise, up to a limit. A later result is ignored.
 *  errors  the error of `late`; those of the promise */
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
