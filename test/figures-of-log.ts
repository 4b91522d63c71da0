import type { Pool } from 'pg';

/** What members did to a seller's listings on a day, but for what is only counted. */
export interface ActsOfDay {
  readonly saved: number;
  readonly asked: number;
  readonly offered: number;
  readonly dealt: number;
}

type Row = {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly day: string;
  readonly data: Readonly<Record<string, unknown>> & {
    readonly about?: Readonly<Record<string, unknown>> | null;
  };
};

/** A count over the log by other code than that of figures: every event is read, and every rule is written again.
 *  out  by `<listing> <day>`, days of UTC; only where something is left */
export async function actsInLog(pool: Pool, sellerId: string): Promise<ReadonlyMap<string, ActsOfDay>> {
  const { rows } = await pool.query<Row>(`
    select substring(stream from position('-' in stream) + 1) as id, type, version, data,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day
    from kernel.event order by position`);
  const own = new Set<unknown>();
  for (const { id, type, data } of rows)
    if (type === 'ListingDrafted' && data.sellerId === sellerId && data.listingType === 'for_sale')
      own.add(id);
  const found: { readonly key: string; readonly what: keyof ActsOfDay }[] = [];
  for (const { type, version, data, day } of rows) {
    if (type === 'ListingWatched' && version === 1 && own.has(data.listingId))
      found.push({ key: `${data.listingId} ${day}`, what: 'saved' });
    if (type === 'ThreadOpened' && data.about?.kind === 'listing' && own.has(data.about.id))
      if (data.openedBy !== sellerId) found.push({ key: `${data.about.id} ${day}`, what: 'asked' });
    if (type === 'OfferMade' && data.by === 'buyer' && own.has(data.listingId))
      found.push({ key: `${data.listingId} ${day}`, what: 'offered' });
  }
  for (const listing of own) {
    let soldOn: string | null = null;
    for (const { id, type, data, day } of rows) {
      if (id !== listing) continue;
      if (type === 'ListingSold') soldOn = data.where === 'here' ? day : null;
      if (type === 'ListingReopened') soldOn = null;
    }
    if (soldOn !== null) found.push({ key: `${listing} ${soldOn}`, what: 'dealt' });
  }
  const counts = new Map<string, Record<keyof ActsOfDay, number>>();
  for (const { key, what } of found) {
    const row = counts.get(key) ?? { saved: 0, asked: 0, offered: 0, dealt: 0 };
    row[what] += 1;
    counts.set(key, row);
  }
  return counts;
}
