/** Waits until all have ended, even if one fails, so that no statement of a transaction is under way when it is
 *  rolled back.
 *  out     their results, in order
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
