import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { type Counted, resultsOf } from '../../../modules/orders/show/count.rules.js';
import type { readShow } from '../../../modules/orders/show/show.contract.js';
import type { Voting } from '../../../modules/orders/show/show.state.js';
import type { ShowDate } from '../../../modules/orders/show/show-entrants.ports.js';
import { votingStatusOf } from '../../../modules/orders/show/voting.rules.js';
import type { EntryTable, ShowTable } from './shows.table.js';

type View = ResponseOf<typeof readShow>;

interface Read {
  readonly dateId: string;
  readonly date: ShowDate;
  readonly show: ShowTable | undefined;
  readonly entries: readonly EntryTable[];
  readonly votes: { readonly counted: readonly Counted[]; readonly ballots: number };
}

/** A show as its reader may see it: nobody reads counts before the vote is closed, and only the team before they are published.
 *  in      now: ISO-8601 UTC
 *  source  modules/orders/README.md, The show */
export function showView({ dateId, date, show, entries, votes }: Read, now: string): View {
  const lines = new Map(date.lines.map((line) => [`${line.orderId} ${line.lineId}`, line]));
  const inShow = entries.flatMap(({ dash, order_id, line_id, show_class }) => {
    const line = lines.get(`${order_id} ${line_id}`);
    return line ? [{ dash, showClass: show_class, vehicle: line.vehicle, vendor: line.vendor }] : [];
  });
  const voting = votingIn(show);
  const status = voting && votingStatusOf(voting, now);
  const isTeam = date.role !== null && date.role !== 'treasurer';
  const mayRun = date.role === 'owner' || date.role === 'editor';
  const isPublished = show?.is_published ?? false;
  const dashes = new Set(inShow.map(({ dash }) => dash));
  const { eventId, title, day, timeZone, classes } = date;
  return {
    ...{ dateId, eventId, title, day, timeZone, now },
    classes: [...classes],
    entries: inShow,
    voting: voting && status ? { ...voting, classes: [...voting.classes], status } : null,
    results:
      voting && status === 'closed' && (isPublished || mayRun)
        ? { isPublished, ballots: votes.ballots, classes: resultsIn(voting, votes.counted, dashes) }
        : null,
    team: isTeam ? { mayRun, codes: show?.codes ?? 0, waiting: waitingIn(date, entries) } : null,
  };
}

const votingIn = (show: ShowTable | undefined): Voting | null =>
  show?.opens_at && show.closes_at
    ? {
        opensAt: new Date(show.opens_at).toISOString(),
        closesAt: new Date(show.closes_at).toISOString(),
        classes: show.classes,
        bestOfShow: show.best_of_show,
      }
    : null;

const resultsIn = (voting: Voting, counted: readonly Counted[], dashes: ReadonlySet<number>) =>
  resultsOf(voting, counted, (dash) => dashes.has(dash)).map(({ showClass, votes, places }) => ({
    showClass,
    votes,
    places: places.map((place) => ({ ...place })),
  }));

/** Entries without a number yet. */
function waitingIn({ lines }: ShowDate, entries: readonly EntryTable[]) {
  const numbered = Map.groupBy(entries, ({ order_id, line_id }) => `${order_id} ${line_id}`);
  return lines.flatMap(({ orderId, lineId, number, showClass, quantity, nameForTeam }) => {
    const left = quantity - (numbered.get(`${orderId} ${lineId}`)?.length ?? 0);
    return left > 0 ? [{ orderId, lineId, number, showClass, quantity: left, vendor: nameForTeam }] : [];
  });
}
