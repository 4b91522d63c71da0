interface Seen {
  readonly title: string | null;
  readonly text: string | null;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  readonly photos: readonly string[];
}

export interface Change {
  readonly label: string;
  readonly before: string | null;
  readonly today: string | null;
}

export type TargetState = 'as it was' | 'changed since' | 'hidden' | 'removed' | 'gone' | 'erased';

/** What differs between content as it was reported and as it is today; undefined: it is gone. */
export function changesBetween(reported: Seen, today: Seen | undefined): readonly Change[] {
  if (!today) return [];
  const before = linesOf(reported);
  const after = linesOf(today);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((label) => ({ label, before: before.get(label) ?? null, today: after.get(label) ?? null }))
    .filter((one) => one.before !== one.today);
}

/** What became of it, the strongest word first. */
export function stateOfTarget({
  isErased,
  standing,
  isChanged,
}: {
  readonly isErased: boolean;
  /** undefined: unknown, for a kind that cannot be reported any more */
  readonly standing: 'shown' | 'hidden' | 'removed' | 'gone' | undefined;
  readonly isChanged: boolean;
}): TargetState {
  if (isErased) return 'erased';
  if (standing === 'hidden' || standing === 'removed' || standing === 'gone') return standing;
  return isChanged ? 'changed since' : 'as it was';
}

const linesOf = ({ title, text, fields, photos }: Seen): ReadonlyMap<string, string> =>
  new Map([
    ...(title === null ? [] : [['Title', title] as const]),
    ...(text === null ? [] : [['Text', text] as const]),
    ...fields.map(({ label, value }) => [label, value] as const),
    ...(photos.length === 0 ? [] : [['Photos', photosInWords(photos)] as const]),
  ]);

/** Other photos in the same number are a change too, so each has a mark of its own. */
const photosInWords = (photos: readonly string[]): string =>
  `${photos.length} (${photos.map((id) => id.slice(0, 6)).join(', ')})`;
