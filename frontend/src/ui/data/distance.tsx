/** How far away, for the quiet row of a card: "12 mi". Nothing when it is not known. */
export function Distance({ miles }: { readonly miles: number | null | undefined }) {
  if (miles === null || miles === undefined) return null;
  return <span title={`${distanceText(miles)} from you`}>{distanceText(miles)}</span>;
}

/** Miles in a few letters: under 1 → "under 1 mi", else whole miles. */
export function distanceText(miles: number): string {
  if (miles < 1) return 'under 1 mi';
  return `${Math.round(miles).toLocaleString('en-US')} mi`;
}
