import { type RawBuilder, sql } from 'kysely';
import type {
  listOrganizers,
  OrganizerRow as StaffRow,
} from '../../../modules/events/organizer/organizer.contract.js';
import { type OrganizerEvent, organizerEvents } from '../../../modules/events/organizer/organizer.events.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { wantedOf } from '../../../modules/kernel/text/words.rules.js';
import { nameForAll, type Person, people } from '../../../modules/members/people.shared.js';
import { pageOf, readCursor } from './cursors.js';
import type { OrganizerTable } from './organizers.table.js';
import { refOf } from './rows.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: Pick<DomainEventStore, 'read'>;
}

type Row = OrganizerTable &
  Pick<StaffRow, 'events' | 'inReview'> & {
    /** 0 for those that wait for staff. */
    readonly rank: number;
    readonly at: string;
    readonly owner: Pick<Person, 'id' | 'full_name' | 'is_minor' | 'handle'> | null;
  };

/** Organizers for staff: those that wait first, the longest wait first. What they show as evidence is read from the log.
 *  errors  BAD_CURSOR (invalid) */
export async function organizersForStaff(
  { db, eventStore }: Deps,
  { verification, search, after, limit }: QueryOf<typeof listOrganizers>,
  now: string,
): Promise<ResponseOf<typeof listOrganizers>> {
  const from = readCursor(after);
  const conditions = [
    sql`true`,
    ...(verification ? [sql`verification = ${verification}`] : []),
    ...(search ? wordsIn(search) : []),
    ...(from ? [sql`(rank, at, id) > (${from.rank}::bigint, ${from.at}::timestamptz, ${from.id})`] : []),
  ];
  const [{ rows: found }, waiting] = await Promise.all([
    sql<Row>`select * from ${ranked} o
      where ${sql.join(conditions, sql` and `)} order by rank, at, id limit ${limit + 1}`.execute(db),
    countWaiting(db),
  ]);
  const { rows, next } = pageOf(found, limit);
  return {
    organizers: await Promise.all(
      rows.map(async (row) => ({ ...viewOf(row, now), ...(await evidenceOf(eventStore, row.id)) })),
    ),
    waiting,
    next,
  };
}

const inReview = sql`(select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'version', g.version) order by g.title, g.id), '[]')
  from organizers.gathering g where g.organizer_id = o.id and g.status = 'in review')`;

const waits = sql`(o.verification = 'asked' or o.is_renewal_asked or (o.verification = 'verified'
  and exists (select from organizers.gathering g where g.organizer_id = o.id and g.status = 'in review')))`;

const ranked = sql<Row>`(
  select o.*, o.asked_at as at, case when ${waits} then 0 else 1 end as rank, ${inReview} as "inReview",
    (select count(*)::int from organizers.gathering g where g.organizer_id = o.id and g.status = 'published') as events,
    (select json_build_object('id', p.id, 'full_name', p.full_name, 'is_minor', p.is_minor, 'handle', p.handle)
      from organizers.team t join ${people} p on p.id = t.member_id
      where t.organizer_id = o.id and t.role = 'owner' order by t.position limit 1) as owner
  from organizers.organizer o)`;

async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from organizers.organizer o
    where ${waits}`.execute(db);
  return rows[0]?.n ?? 0;
}

function viewOf(row: Row, now: string): Omit<StaffRow, 'evidence' | 'contact'> {
  const { owner } = row;
  return {
    ...refOf(row, now),
    kind: row.kind,
    area: row.area,
    website: row.website,
    about: row.about,
    verification: row.verification,
    isRenewalAsked: row.is_renewal_asked,
    until: row.until,
    askedAt: row.asked_at,
    owner: owner && { id: owner.id, name: nameForAll(owner), handle: owner.handle },
    events: row.events,
    inReview: row.inReview,
    version: row.version,
  };
}

/** Each word in the name, what it says of itself, or the area. */
function wordsIn(search: string): readonly RawBuilder<unknown>[] {
  const wanted = wantedOf(search);
  if (!wanted.length) return [sql`false`];
  return wanted.map((choices) => {
    const any = choices.map(
      (parts) =>
        sql`(${sql.join(
          parts.map((part) => sql`words like ${`%${part}%`}`),
          sql` and `,
        )})`,
    );
    return sql`(${sql.join(any, sql` or `)})`;
  });
}

/** Of the last time it asked; empty once whoever asked is erased. */
async function evidenceOf(
  eventStore: Deps['eventStore'],
  id: string,
): Promise<Pick<StaffRow, 'evidence' | 'contact'>> {
  const history: readonly OrganizerEvent[] = await eventStore.read(organizerEvents, id);
  const asked = history.findLast(
    ({ type }) => type === 'OrganizerApplied' || type === 'VerificationAsked',
  ) as Extract<OrganizerEvent, { type: 'OrganizerApplied' | 'VerificationAsked' }>;
  const { evidence, contact } = asked.data;
  return { evidence, contact };
}
