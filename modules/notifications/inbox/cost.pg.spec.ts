import { sql } from 'kysely';
import { newId } from '../../kernel/decider/identifiers.js';
import type { Database } from '../../kernel/postgres/database.js';
import { listNotifications } from '../notifications.contract.js';
import {
  afterDawn,
  choosing,
  dawn,
  declared,
  hold,
  listingsCalled,
  openNotifications,
  type TestNotifications,
} from '../notifications.fixtures.js';
import { itemsOf } from './inbox.queries.js';
import { markReadIfSent } from './mark-read.js';

let inbox: TestNotifications;
let member: string;

/** The number of existing notifications of each of four sorts: about other subjects, read ones about one subject,
 *  one unread group about one subject, and of a kind that is hidden in the app. */
const ofEach = 25_000;
const sorts = {
  other: { type: 'sale_request', about: 'something new' },
  read: { type: 'sale_request', about: 'read' },
  grouped: { type: 'sale_request', about: 'grouped' },
  hidden: { type: 'swap_meet', about: 'hidden' },
};

beforeAll(async () => {
  inbox = await openNotifications();
  member = await inbox.member('ana@example.com', choosing('swap_meet', { inApp: false }));
  const group = await inbox.notify(member, { ...hold, ...sorts.grouped });
  await inbox.database.pool.query(
    `insert into notices.notification
       (id, member_id, type, kind, subtype, message, href, about, sent_at, read_at, group_id, nth, group_since, shown)
     select gen_random_uuid(), $1, type, type, 'hold', 'Held.', '/home', case about when 'other' then n::text else about end,
       $2::timestamptz + n * interval '1 ms', case when about in ('read', 'hidden') then $2::timestamptz end,
       case about when 'grouped' then $3::uuid else gen_random_uuid() end, case about when 'grouped' then n + 1 else 1 end, $2,
       about <> 'grouped' or n = $4
     from generate_series(1, $4) n,
       (values ('sale_request', 'other'), ('sale_request', 'read'), ('sale_request', 'grouped'), ('swap_meet', 'hidden')) sort (type, about)`,
    [member, dawn, group, ofEach],
  );
  await inbox.database.pool.query('analyze notices.notification');
});
afterAll(() => inbox.close());

test.each(Object.entries(sorts))(
  'the next notification after 100,000 others reads a handful of rows: %s',
  async (_, sort) => {
    const next = declared({ ...hold, ...sort, id: newId(), recipientId: member, sentAt: afterDawn(1) });
    // the last similar one, the first of its group, those that it stands for, preferences, and e-mails of the last
    // day
    expect(await rowsReadBy((tx) => inbox.notifier.notify(tx, next))).toBeLessThanOrEqual(12);
    expect(await inbox.items(member, { limit: '1' })).toHaveLength(1);
  },
);

test('a page of the list, and reading one notification, read no more rows than they show', async () => {
  const contents = listingsCalled(new Map());
  const page = (query: Record<string, string>) => (tx: Database) =>
    itemsOf(
      { ...inbox, db: tx, contents, keys: inbox.eventStore.keys },
      member,
      listNotifications.query.parse(query),
      inbox.now,
    );
  expect(await rowsReadBy(page({ limit: '50' }))).toBeLessThanOrEqual(100);
  const deep = await inbox.database.pool.query<{ id: string }>(
    "select id from notices.notification where member_id = $1 and about = '12500'",
    [member],
  );
  const id = deep.rows[0]?.id ?? '';
  expect(await rowsReadBy(page({ limit: '50', before: id }))).toBeLessThanOrEqual(100);
  expect(await rowsReadBy((tx) => markReadIfSent(tx, member, id, dawn))).toBeLessThanOrEqual(10);
});

/** The number of rows of this module's tables that are read, by any plan. */
async function rowsReadBy(work: (tx: Database) => Promise<unknown>): Promise<number> {
  return inbox.db.transaction().execute(async (tx) => {
    const before = await rowsRead(tx);
    await work(tx);
    return (await rowsRead(tx)) - before;
  });
}

/** On this connection, since its statistics were last flushed; that does not happen within a transaction. */
async function rowsRead(tx: Database): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as read
    from pg_stat_xact_user_tables where schemaname = 'notices'`.execute(tx);
  return rows[0]?.read ?? Number.NaN;
}
