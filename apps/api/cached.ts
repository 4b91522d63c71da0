/** Caches the last results of a function for an hour, at most ten; a failure is not kept. Callers who ask at the same time share one result. */
export function cached<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = new Map<string, { readonly answer: Promise<T>; readonly until: number }>();
  return (key) => {
    const known = answers.get(key);
    if (known && known.until > performance.now()) return known.answer;
    answers.delete(key);
    const [oldest] = answers.keys();
    if (oldest !== undefined && answers.size >= max) answers.delete(oldest);
    const answer = ask(key);
    answers.set(key, { answer, until: performance.now() + anHour });
    answer.catch(() => answers.delete(key)); // whoever waits for it sees the error; the next asks again
    return answer;
  };
}

const max = 10;
const anHour = 3_600_000;
