import type { partNumberKinds } from '@modules/marketplace/listing.schemas';

/** The values of a form that describes a part, as typed. */
export type PartFields = {
  partNumbers: { number: string; kind: (typeof partNumberKinds)[number] }[];
  fitment: { make: string; model: string; yearFrom: string; yearTo: string; note: string }[];
};

export const blankFitment = { make: '', model: '', yearFrom: '', yearTo: '', note: '' };

/** Fitment rows as the contract has them; a row of one year needs the first year only. */
export const fitmentBody = (rows: PartFields['fitment']) =>
  rows.map((row) => ({
    ...row,
    yearFrom: typedNumber(row.yearFrom),
    yearTo: typedNumber(row.yearTo || row.yearFrom),
  }));

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

/** "12,500" is 12500; nothing typed is no number. */
export function typedNumber(typed: string): number | undefined {
  const digits = typed.replace(/[\s,]/g, '');
  return digits === '' ? undefined : Number(digits);
}
