/** Waits until all have ended, also when one fails: nothing of a transaction is under way when it is rolled back.
 *  out     what they gave, in their order
 *  errors  the first that failed */
export async function allDone<const Works extends readonly unknown[]>(
  works: Works,
): Promise<{ -readonly [Each in keyof Works]: Awaited<Works[Each]> }> {
  const given: unknown[] = [];
  for (const end of await Promise.allSettled(works)) {
    if (end.status === 'rejected') throw end.reason;
    given.push(end.value);
  }
  return given as { -readonly [Each in keyof Works]: Awaited<Works[Each]> };
}
