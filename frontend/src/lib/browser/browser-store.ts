/** The browser's own small memory. `local` outlives the visit, `tab` ends with the tab; blocked storage remembers nothing. */
export const local = memory(() => window.localStorage);
export const tab = memory(() => window.sessionStorage);

function memory(storage: () => Storage) {
  return {
    read: (key: string): string | null => attempt(() => storage().getItem(key)) ?? null,
    write: (key: string, value: string): void => void attempt(() => storage().setItem(key, value)),
    drop: (key: string): void => void attempt(() => storage().removeItem(key)),
  };
}

/** Private windows and strict settings throw on the mere mention of storage. */
function attempt<Answer>(use: () => Answer): Answer | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
