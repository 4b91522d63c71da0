import { sql } from 'kysely';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { type BallotEvent, ballotEvents } from '../../../modules/orders/ballot/ballot.events.js';
import { showEvents } from '../../../modules/orders/show/show.events.js';
import { createShows } from './shows.table.js';

const ofShow = pick(
  showEvents,
  'DashGiven',
  'EntryMoved',
  'VotingPlanned',
  'VotingClosed',
  'VoteCodesMade',
  'ResultsPublished',
);
type OfShow = RecordedEvent<EventOf<typeof ofShow>>;

/** The entries of shows by their numbers, the votes of visitors, and what was voted.
 *  source  modules/orders/README.md, The show */
export const shows = projection({
  name: 'shows',
  version: 1,
  handles: [ofShow, ballotEvents],
  create: createShows,
  handle: async (tx, events) => {
    const ballots: RecordedEvent<BallotEvent>[] = [];
    for (const event of events)
      if (event.type === 'BallotCast') ballots.push(event);
      else await writeShow(tx, event);
    await writeVotes(tx, ballots);
  },
});

async function writeShow(tx: DatabaseTransaction, event: OfShow): Promise<void> {
  const { entityId: id } = event;
  await sql`insert into show (id) values (${id}) on conflict do nothing`.execute(tx);
  switch (event.type) {
    case 'DashGiven': {
      const { dash, orderId, lineId, showClass } = event.data;
      await sql`insert into entry values (${id}, ${dash}, ${orderId}, ${lineId}, ${showClass})
        on conflict do nothing`.execute(tx);
      return;
    }
    case 'EntryMoved':
      await sql`update entry set show_class = ${event.data.showClass}
        where date_id = ${id} and dash = ${event.data.dash}`.execute(tx);
      return;
    case 'VotingPlanned': {
      const { opensAt, closesAt, classes, bestOfShow } = event.data;
      await sql`update show set opens_at = ${opensAt}, closes_at = ${closesAt}, classes = ${classes}::text[],
        best_of_show = ${bestOfShow} where id = ${id}`.execute(tx);
      return;
    }
    case 'VotingClosed':
      await sql`update show set closes_at = ${event.data.at} where id = ${id}`.execute(tx);
      return;
    case 'VoteCodesMade':
      await sql`update show set codes = ${event.data.upTo} where id = ${id}`.execute(tx);
      return;
    case 'ResultsPublished':
      await sql`update show set is_published = true where id = ${id}`.execute(tx);
      return;
    default:
      unreachable(event);
  }
}

/** Each code counts once in a class, however often the log is handled. */
async function writeVotes(
  tx: DatabaseTransaction,
  ballots: readonly RecordedEvent<BallotEvent>[],
): Promise<void> {
  const votes = ballots.flatMap(({ data: { dateId, number, choices } }) =>
    choices.map(({ showClass, dash }) => ({
      date_id: dateId,
      number,
      show_class: showClass ?? '',
      dash,
    })),
  );
  if (votes.length)
    await sql`insert into vote select * from json_populate_recordset(null::vote, ${JSON.stringify(votes)})
      on conflict do nothing`.execute(tx);
}
