import { sql } from 'kysely';
import {
  dueSearches,
  type SearchRow,
  searches,
} from '../../../projections/saved-searches/saved-searches/saved-searches.queries.js';
import { RECIPIENTS } from '../../identity/recipients.ports.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Database } from '../../kernel/postgres/database.js';
import { quoted } from '../../kernel/text/quoted.rules.js';
import { OUTBOX, type PreparedEmail } from '../../mail/mail.ports.js';
import { type FoundListing, LISTING_SEARCHES } from '../../marketplace/listing-searches.ports.js';
import { BLOCKED_PAIRS } from '../../members/blocks/blocked-pairs.ports.js';
import { withoutPlaces } from '../../notifications/notification-rules.shared.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { newListing } from '../saved-searches.notification-kinds.js';
import { stopUrl } from '../stop-link.shared.js';

type Deps = Pick<ModuleContext, 'db' | 'eventStore' | 'get' | 'secret'> & {
  readonly environment: Pick<ModuleContext['environment'], 'publicUrl'>;
};

export const alertSavedSearchesJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'alert-saved-searches',
    everySeconds: 60,
    run: ({ now }) => alertSavedSearches(deps, now),
  });

/** The maximum number of searches in one run. */
const atOnce = 200;

/** Run the due saved searches as the search page would, and notify of listings published since the last run, never twice of the same one.
 *  source  modules/saved-searches/README.md, Alerts */
export async function alertSavedSearches(deps: Deps, now: string): Promise<void> {
  await sql`delete from search_marks.search where search_id not in (select id from ${searches})`.execute(
    deps.db,
  );
  const due = await dueSearches(deps.db, deps.eventStore.keys, now, atOnce);
  await forEachSettled(due, (search) => runSearch(deps, search, now));
}

async function runSearch(
  deps: Deps,
  search: SearchRow & { readonly toldUpTo: string },
  now: string,
): Promise<void> {
  const { db, get } = deps;
  const unseen = await get(BLOCKED_PAIRS).blockedWith(search.memberId);
  const listings = await get(LISTING_SEARCHES).newest(search.query, now, { id: search.memberId, unseen });
  const since = new Date(search.toldUpTo).toISOString();
  const fresh = listings.filter(
    ({ publishedAt, sellerId }) => publishedAt > since && sellerId !== search.memberId,
  );
  const newest = listings.reduce((last, { publishedAt }) => (publishedAt > last ? publishedAt : last), since);
  const mail = fresh.length && search.byMail ? await write(deps, search, fresh, newest) : undefined;
  await db.transaction().execute(async (tx) => {
    if (fresh.length) await notify(deps, tx, search, { fresh, newest, now });
    await mail?.enqueue(tx);
    await sql`insert into search_marks.search values (${search.id}, ${newest}, ${now})
      on conflict (search_id) do update set told_up_to = excluded.told_up_to, checked_at = excluded.checked_at`.execute(
      tx,
    );
  });
}

async function notify(
  { get }: Deps,
  tx: Database,
  search: SearchRow,
  {
    fresh,
    newest,
    now,
  }: { readonly fresh: readonly FoundListing[]; readonly newest: string; readonly now: string },
): Promise<void> {
  await get(NOTIFIER).notify(tx, {
    id: deterministicId('saved search', search.id, newest),
    recipientId: search.memberId,
    sentAt: now,
    ...newListing.of('saved_search'),
    message: `New in your search ${quoted(withoutPlaces(search.name))}: ${named(fresh)}.`,
    href: `/?${search.address}`,
    about: search.id,
    // of several listings it says more than a match of one of them
    ...(fresh.length === 1 && { happening: { key: `published ${fresh[0]?.id}`, weight: 1 } }),
    // the search has an e-mail of its own, if its member wants one
    delivery: 'in app',
  });
}

async function write(
  { db, get, secret, environment }: Deps,
  search: SearchRow,
  fresh: readonly FoundListing[],
  newest: string,
): Promise<PreparedEmail | undefined> {
  const recipient = await get(RECIPIENTS).of(db, search.memberId);
  if (!recipient) return undefined;
  const { publicUrl } = environment;
  return get(OUTBOX).write({
    cause: deterministicId('saved search', search.id, newest),
    kind: 'saved-search',
    to: recipient.email,
    person: search.memberId,
    content: {
      subject: `${countOf(fresh)}: ${search.name}`,
      parts: [
        { kind: 'words', words: `Hello ${recipient.name},` },
        { kind: 'words', words: `this is new in your search ${quoted(search.name)}:` },
        ...fresh.slice(0, 10).map(({ id, title, price }) => ({
          kind: 'line' as const,
          words: price === null ? title : `${title}: $${price.toLocaleString('en-US')}`,
          url: `${publicUrl}/listing/${id}`,
        })),
        { kind: 'link', words: 'View the search', url: `${publicUrl}/?${search.address}` },
        { kind: 'line', words: 'Change or delete this search', url: `${publicUrl}/saved` },
      ],
    },
    usefulUntil: plusDays(newest, 14),
    unsubscribe: stopUrl(secret, publicUrl, search.id),
  });
}

/** The first two, by their titles of when it is read; a single one with its price. */
function named([first, second, ...more]: readonly FoundListing[]): string {
  if (!first) return '';
  if (!second) return `{listing ${first.id}}${first.price === null ? '' : `, ${dollars(first.price)}`}`;
  const two = `{listing ${first.id}}${more.length ? ',' : ' and'} {listing ${second.id}}`;
  if (!more.length) return two;
  return `${two} and ${more.length + 2 === 24 ? 'many' : more.length} more`;
}

const dollars = (price: number): string => `$${price.toLocaleString('en-US')}`;

const countOf = ({ length }: readonly unknown[]): string =>
  length === 1 ? 'One new listing' : `${length === 24 ? 'Many' : length} new listings`;
