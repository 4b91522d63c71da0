/** Browser storage. `local` outlives the visit, `tab` ends with the tab; when storage is blocked, nothing is kept. */
export const local = memory(() => window.localStorage);
export const tab = memory(() => window.sessionStorage);

function memory(storage: () => Storage) {
  return {
    read: (key: string): string | null => attempt(() => storage().getItem(key)) ?? null,
    write: (key: string, value: string): void => void attempt(() => storage().setItem(key, value)),
    delete: (key: string): void => void attempt(() => storage().removeItem(key)),
    /** The keys with this prefix. */
    keys: (prefix: string): readonly string[] =>
      (attempt(() => Object.keys(storage())) ?? []).filter((key) => key.startsWith(prefix)),
  };
}

/** Private windows and strict settings throw on any access to storage. */
function attempt<Answer>(use: () => Answer): Answer | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
