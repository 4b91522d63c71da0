/** Whether two JSON values are equal, whatever the order of keys: PostgreSQL stores them in its own order. Pure. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isObject(one) && isObject(other) && canonical(one) === canonical(other));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
