/** An answer that has to come in time; one that comes later is heard by nobody.
 *  errors  what `late` makes; whatever the answer fails with */
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
