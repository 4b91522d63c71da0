import { readSigned, readWhole } from '@modules/kernel/http/amounts.schemas';
import { readYears } from '@modules/marketplace/fitment.schemas';
import type { partNumberKinds } from '@modules/marketplace/listing.schemas';

/** The values of a form that describes a part, as typed. */
export type PartFields = {
  partNumbers: { number: string; kind: (typeof partNumberKinds)[number] }[];
  fitment: { make: string; model: string; yearFrom: string; yearTo: string; note: string }[];
};

export const blankFitment = { make: '', model: '', yearFrom: '', yearTo: '', note: '' };

/** Fitment rows as the contract has them; a row of one year needs the first year only and accepts "1955-57"; a
 *  half year becomes its year and a note. */
export const fitmentBody = (rows: PartFields['fitment']) => rows.map((row) => ({ ...row, ...yearsOf(row) }));

function yearsOf({ yearFrom, yearTo, note }: PartFields['fitment'][number]) {
  const typed = [yearFrom, yearTo].map((year) => year.trim()).filter(Boolean);
  const read = readYears([...new Set(typed)].join('-'));
  const [years, ...others] = 'years' in read ? read.years : [];
  if (yearFrom.trim() === '' || !years || others.length > 0)
    return { yearFrom: yearOf(yearFrom), yearTo: yearOf(yearTo || yearFrom) };
  const ofYears = years.note && !note.includes(years.note) ? years.note : '';
  return { ...years, note: [ofYears, note].filter(Boolean).join('; ') };
}

/** A single year; any other text is NaN. */
function yearOf(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  const read = readYears(typed);
  const [years, ...others] = 'years' in read ? read.years : [];
  return years && others.length === 0 && years.yearFrom === years.yearTo ? years.yearFrom : Number.NaN;
}

/** Fitment rows of the contract as form values. */
export const fitmentFields = (
  rows: readonly {
    readonly make: string;
    readonly model: string;
    readonly yearFrom: number;
    readonly yearTo: number;
    readonly note?: string | undefined;
  }[],
): PartFields['fitment'] =>
  rows.map((row) => ({
    ...row,
    yearFrom: String(row.yearFrom),
    yearTo: String(row.yearTo),
    note: row.note ?? '',
  }));

/** "12.5" is 12.5; an empty text is undefined, and unreadable text is NaN. */
export const typedNumber = (typed: string): number | undefined => known(readSigned(typed));

/** "12,500" is 12500, with the same rules. */
export const typedWhole = (typed: string): number | undefined => known(readWhole(typed));

const known = (read: number | null | undefined): number | undefined =>
  read === undefined ? Number.NaN : (read ?? undefined);
