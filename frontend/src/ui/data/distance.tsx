import { figure } from '@lib/format';
/** The distance, for the muted row of a card: "12 mi". Nothing when it is unknown. */
export function Distance({ miles }: { readonly miles: number | null | undefined }) {
  if (miles === null || miles === undefined) return null;
  return <span title={`${distanceText(miles)} from you`}>{distanceText(miles)}</span>;
}

/** Short text for miles: "under 1 mi", else whole miles. */
export function distanceText(miles: number): string {
  if (miles < 1) return 'under 1 mi';
  return `${figure(Math.round(miles))} mi`;
}
