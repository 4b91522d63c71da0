/** Waits until all have ended, also when one fails: nothing of a transaction is under way when it is rolled back.
 *  errors  the first that failed */
export async function allDone(works: readonly (Promise<void> | undefined)[]): Promise<void> {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason;
}
