/** What somebody was last told of a date. */
export interface Before {
  /** Vendors, or things to bring. */
  readonly count: number;
  /** ISO-8601 UTC */
  readonly at: string;
}

interface Moment {
  /** ISO-8601 UTC */
  readonly now: string;
  readonly startsAt: string;
}

/** Whether a visitor is told how many vendors have what they look for: once, and again when there are half as many more (one more of one or two), at most
 *  once in 20 hours, so that each day has one.
 *  source  README, At a meet 7 */
export function isVisitorTold(
  vendors: number,
  before: Before | undefined,
  { now }: Pick<Moment, 'now'>,
): boolean {
  if (!before) return vendors > 0;
  return vendors >= before.count + Math.ceil(before.count / 2) && hoursBetween(before.at, now) >= 20;
}

/** Whether a vendor is told what to bring: once, and again when there is half as much more, at most once a week; and once in the last three days whatever was told
 *  before.
 *  source  README, At a meet 8 */
export function isVendorTold(things: number, before: Before | undefined, { now, startsAt }: Moment): boolean {
  if (things === 0) return false;
  if (!before) return true;
  const isLast = hoursBetween(now, startsAt) <= lastHours;
  if (isLast) return hoursBetween(before.at, startsAt) > lastHours;
  return things >= before.count + Math.ceil(before.count / 2) && hoursBetween(before.at, now) >= 7 * 24;
}

/** "3 vendors at {gathering} hold parts on your list: B12, C4, D9." */
export function visitorMessage(codes: readonly string[]): string {
  const vendors = codes.length === 1 ? '1 vendor' : `${codes.length} vendors`;
  const more = codes.length - mostCodes;
  const named = more > 0 ? `${codes.slice(0, mostCodes).join(', ')} and ${more} more` : codes.join(', ');
  return `${vendors} at {gathering} ${codes.length === 1 ? 'holds' : 'hold'} parts on your list: ${named}.`;
}

/** "Bring these 9 to {gathering}: 12 visitors want them." */
export function vendorMessage(things: number, visitors: number): string {
  const wants = visitors === 1 ? '1 visitor wants' : `${visitors} visitors want`;
  return things === 1
    ? `Bring this one to {gathering}: ${wants} it.`
    : `Bring these ${things} to {gathering}: ${wants} them.`;
}

const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 3_600_000;

const lastHours = 3 * 24;
const mostCodes = 6;
