/** The id of the date of an event for which something is sold.
 *  in   day: names the date; null for an event of one date */
export const idOfDate = (gatheringId: string, day: string | null): string =>
  day === null ? gatheringId : `${gatheringId}_${day}`;

/** The event, and the day that names its date, of such an id. */
export function partsOfDate(dateId: string): { readonly gatheringId: string; readonly day: string | null } {
  const [gatheringId = '', day] = dateId.split('_');
  return { gatheringId, day: day ?? null };
}
