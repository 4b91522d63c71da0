/** '2026-000123' */
export const receiptNumber = ({ year, number }: { readonly year: number; readonly number: number }): string =>
  `${year}-${String(number).padStart(6, '0')}`;
