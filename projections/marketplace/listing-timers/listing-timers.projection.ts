import { sql } from 'kysely';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { CopyRows } from '../../../modules/kernel/postgres/copy-rows.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import type { DueListing } from './listing-timers.table.js';
import { firstReminder } from './reminder-times.js';

const timed = pick(
  listingEvents,
  'ListingPublished',
  'ListingRenewed',
  'ListingHeld',
  'HoldReleased',
  'ListingSold',
  'NeedFulfilled',
  'ListingReopened',
  'ListingWithdrawn',
  'ListingExpired',
);
const moderated = pick(listingEvents, 'ListingRemoved', 'ListingReinstated');

/** When time changes a listing: the end of a hold, and of its days. */
export const listingTimers = projection({
  name: 'listing-timers',
  version: 3,
  handles: [timed, moderated],
  create: `
    create table due (
      listing_id text not null,
      what text not null,
      due_at timestamptz not null,
      remind_at timestamptz, -- when somebody is to be told that it comes
      asleep boolean not null default false, -- while moderation has the listing down
      primary key (listing_id, what)
    );
  `,
  createIndexes: [
    'create index on due (due_at) where not asleep',
    'create index on due (remind_at) where not asleep and remind_at is not null',
  ],
  handle: async (tx, events, copyRows) => {
    const changes = new Map<string, Change>();
    const asleep = new Map<string, boolean>();
    for (const event of events) {
      if (event.type === 'ListingRemoved' || event.type === 'ListingReinstated')
        asleep.set(event.entityId, event.type === 'ListingRemoved');
      else for (const change of changesOf(event)) changes.set(`${change.listing_id} ${change.what}`, change);
    }
    const published = new Set(
      events.flatMap(({ type, entityId }) => (type === 'ListingPublished' ? [entityId] : [])),
    );
    const isNew = ({ listing_id, what }: Change) => what === 'ExpireListing' && published.has(listing_id);
    const all = [...changes.values()];
    if (copyRows) await copyRunning(copyRows, all.filter(isNew));
    await write(tx, copyRows ? all.filter((change) => !isNew(change)) : all);
    await putToSleep(tx, asleep);
  },
});

type Change = DueListing & { readonly remind_at: string | null; readonly over: boolean };

function changesOf(event: RecordedEvent<EventOf<typeof timed>>): readonly Change[] {
  const set = (what: DueListing['what'], due_at: string): Change => ({
    listing_id: event.entityId,
    what,
    due_at,
    remind_at: firstReminder(what, due_at),
    over: false,
  });
  const over = (what: DueListing['what']): Change => ({
    listing_id: event.entityId,
    what,
    due_at: event.recordedAt,
    remind_at: null,
    over: true,
  });
  switch (event.type) {
    case 'ListingPublished':
    case 'ListingRenewed':
      return [set('ExpireListing', event.data.expiresAt)];
    case 'ListingReopened': {
      const { status, expiresAt } = event.data;
      return status === 'expired' ? [] : [set('ExpireListing', expiresAt)];
    }
    case 'ListingHeld':
      return [set('LapseHold', event.data.heldUntil)];
    case 'HoldReleased':
      return [over('LapseHold')];
    case 'ListingSold':
    case 'NeedFulfilled':
    case 'ListingWithdrawn':
      return [over('LapseHold'), over('ExpireListing')];
    case 'ListingExpired':
      return [over('ExpireListing')];
    default:
      return unreachable(event);
  }
}

/** Listings are published once, so in a rebuild their timers are new. */
function copyRunning(copyRows: CopyRows, changes: readonly Change[]): Promise<void> {
  return copyRows(
    'due',
    ['listing_id', 'what', 'due_at', 'remind_at'],
    changes
      .filter(({ over }) => !over)
      .map(({ listing_id, what, due_at, remind_at }) => [listing_id, what, due_at, remind_at]),
  );
}

async function write(tx: DatabaseTransaction, changes: readonly Change[]): Promise<void> {
  const running = changes.filter(({ over }) => !over).map(({ over: _, ...row }) => row);
  const ended = changes.filter(({ over }) => over);
  if (running.length)
    await sql`insert into due (listing_id, what, due_at, remind_at)
      select listing_id, what, due_at, remind_at from json_populate_recordset(null::due, ${JSON.stringify(running)})
      on conflict (listing_id, what) do update set due_at = excluded.due_at, remind_at = excluded.remind_at`.execute(
      tx,
    );
  for (const what of ['LapseHold', 'ExpireListing'] as const) {
    const ids = ended.filter((change) => change.what === what).map(({ listing_id }) => listing_id);
    if (ids.length) await sql`delete from due where what = ${what} and listing_id = any(${ids})`.execute(tx);
  }
}

async function putToSleep(tx: DatabaseTransaction, asleep: ReadonlyMap<string, boolean>): Promise<void> {
  if (!asleep.size) return;
  await sql`update due set asleep = change.asleep
    from unnest(${[...asleep.keys()]}::text[], ${[...asleep.values()]}::boolean[]) change(listing_id, asleep)
    where due.listing_id = change.listing_id`.execute(tx);
}
