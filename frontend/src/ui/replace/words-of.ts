import { money } from '@lib/format';

/** The label of a field, and how its value is shown where `wordsOf` does not suffice. */
export type FieldWords = Readonly<Record<string, string | Shown>>;
export type Shown = { readonly label: string; readonly show: (value: unknown) => string };

/** Any value of a form in words; the entries of a list one below the other. */
export function wordsOf(value: unknown): string {
  if (isNothing(value)) return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value !== 'object') return String(value);
  const parts = Object.values(value as object).filter((part) => !isNothing(part));
  return parts.length === 0 ? 'Nothing' : parts.map(wordsOf).join(' ');
}

/** A field in dollars. */
export const inDollars = (label: string): Shown => ({
  label,
  show: (value) => (typeof value === 'number' ? money(value) : wordsOf(value)),
});

/** A field with one of a few codes, or a list of them. */
export const byCode = (label: string, labels: Readonly<Record<string, string>>): Shown => {
  const word = (code: unknown): unknown => (typeof code === 'string' ? (labels[code] ?? code) : code);
  return { label, show: (value) => wordsOf(Array.isArray(value) ? value.map(word) : word(value)) };
};

/** A field with a list, whose entries are written this way. */
export const listOf = <Entry>(label: string, write: (entry: Entry) => string): Shown => ({
  label,
  show: (value) => wordsOf(Array.isArray(value) ? value.map(write) : value),
});

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
