import { sql } from 'kysely';
import type { Gatherings } from '../../../modules/events/gatherings.ports.js';
import { organizerNotFound } from '../../../modules/events/organizer/authority.rules.js';
import type {
  OrganizerPage,
  organizerActions,
} from '../../../modules/events/organizer/organizer.contract.js';
import type { TeamRole } from '../../../modules/events/organizer/organizer.events.js';
import { renewalDays } from '../../../modules/events/organizer/verification.rules.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { nameForAll, type Person, people } from '../../../modules/members/people.shared.js';
import { foundBy, isVerified, type OrganizerRow, type Reader, refOf } from './rows.js';

export type OrganizerAction = (typeof organizerActions)[number];
interface Deps {
  readonly db: Database;
  readonly gatherings: Gatherings;
}
type Inside = NonNullable<OrganizerPage['inside']>;

/** An organizer by its slug or its id; a name may look like the id of another.
 *  errors  ORGANIZER_NOT_FOUND (not-found) */
export async function organizerBy(db: Database, slugOrId: string, reader: Reader): Promise<OrganizerRow> {
  const { rows } = await sql<OrganizerRow>`select * from ${foundBy(reader)} o
    where slug = ${slugOrId} or id = ${slugOrId} order by o.id = ${slugOrId} desc`.execute(db);
  const [row] = rows;
  if (!row) throw organizerNotFound();
  return row;
}

/** Organizers that the reader works in or is invited to, by name. */
export async function organizersOfReader(db: Database, reader: Reader): Promise<readonly OrganizerRow[]> {
  const { rows } = await sql<OrganizerRow>`select * from ${foundBy({ id: reader.id })} o
    where role is not null or invited_as is not null order by name, id limit ${mostOrganizers}`.execute(db);
  return rows;
}

/** Dates to come on the page of an organizer. */
export const mostDates = 24;
/** That a member works in, or is invited to. */
export const mostOrganizers = 200;

/** The page of an organizer. */
export async function organizerPage(
  { db, gatherings }: Deps,
  row: OrganizerRow,
  reader: Reader,
): Promise<OrganizerPage> {
  const seesInside = row.role !== null || reader.isStaff;
  const [events, inside] = await Promise.all([
    gatherings.ofOrganizer(row.id, reader.now, mostDates),
    seesInside ? insideOf({ db, gatherings }, row) : null,
  ]);
  return {
    ...refOf(row, reader.now),
    kind: row.kind,
    about: row.about,
    website: row.website,
    area: row.area,
    zip: row.role === null ? null : row.zip,
    since: row.since,
    events: [...events],
    inside,
    invitedAs: row.invited_as,
    allowedActions: allowedOn(row, reader, inside?.team ?? []),
    version: row.version,
  };
}

async function insideOf({ db, gatherings }: Deps, row: OrganizerRow): Promise<Inside> {
  const [team, invited, drafts] = await Promise.all([
    partOf(db, 'team', row.id),
    partOf(db, 'invitation', row.id),
    gatherings.draftsOf(row.id),
  ]);
  return {
    role: row.role,
    verification: row.verification,
    until: row.until,
    isRenewalAsked: row.is_renewal_asked,
    isTrusted: row.is_trusted,
    reason: row.reason,
    team: [...team],
    invited: [...invited],
    drafts: [...drafts],
  };
}

type PartRow = Pick<Person, 'id' | 'full_name' | 'is_minor' | 'handle'> & { readonly role: TeamRole };

async function partOf(
  db: Database,
  table: 'team' | 'invitation',
  organizerId: string,
): Promise<Inside['team']> {
  const { rows } = await sql<PartRow>`select p.id, p.full_name, p.is_minor, p.handle, t.role
    from ${sql.table(`organizers.${table}`)} t join ${people} p on p.id = t.member_id
    where t.organizer_id = ${organizerId} order by t.position, p.id`.execute(db);
  return rows.map(({ id, handle, role, ...person }) => ({ id, handle, role, name: nameForAll(person) }));
}

/** As the deciders allow it. */
function allowedOn(row: OrganizerRow, { isStaff, now }: Reader, team: Inside['team']): OrganizerAction[] {
  const { role } = row;
  const isWaiting = row.verification === 'asked' || row.is_renewal_asked;
  const mayRenew = row.verification !== 'verified' || (row.until ?? '') <= plusDays(now, renewalDays);
  const writes = role === 'owner' || role === 'editor';
  const isLastOwner = role === 'owner' && team.filter((one) => one.role === 'owner').length < 2;
  const allowed: Readonly<Record<OrganizerAction, boolean>> = {
    edit: writes,
    team: role === 'owner',
    ask: role === 'owner' && !isWaiting && mayRenew,
    leave: role !== null && !isLastOwner,
    draft: writes,
    import: writes && isVerified(row, now),
    verify: isStaff && role === null && row.invited_as === null,
  };
  return (Object.keys(allowed) as OrganizerAction[]).filter((action) => allowed[action]);
}
