import { type RawBuilder, sql } from 'kysely';
import { mayAs, type Standing } from '../../../modules/builds/build/roles.rules.js';
import { type BuildView, type SystemProgress, systems } from '../../../modules/builds/builds.schemas.js';
import { follows, followTargets } from '../../../modules/community/audience.shared.js';
import type { CommunitiesOfReaders } from '../../../modules/community/community/communities.ports.js';
import { formerMember } from '../../../modules/community/persons.shared.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { alongFor } from './along.js';
import { type Reader, readerOf } from './audience.js';
import { actionsOn } from './build-actions.js';
import { buildCard, dollarsOf, hoursOf } from './build-cards.js';
import type { CollaboratorRow, FormerOwnerRow, SystemSumRow } from './builds.rows.js';
import { bandOf } from './cost-bands.js';
import { type FoundBuild, findBuild, standingIn } from './found-build.queries.js';
import { handOverOf } from './hand-over.queries.js';
import type { BuildReads } from './reads.js';
import { openerFor } from './sealed.js';

/** A whole build, as its reader sees it.
 *  errors  BUILD_NOT_FOUND (not-found) */
export async function buildView(
  reads: BuildReads,
  communities: Pick<CommunitiesOfReaders, 'named'>,
  id: string,
  viewer: Viewer,
): Promise<BuildView> {
  const reader = readerOf(viewer);
  const row = await findBuild(reads.db, id, reader);
  const standing = standingIn(row, reader);
  const [collaborators, former, sums, followers, communityNames, listingId, own, handOver] =
    await Promise.all([
      rowsOf<CollaboratorRow>(
        reads.db,
        sql`select * from builds.collaborator where build_id = ${id} order by since, member_id`,
      ),
      rowsOf<FormerOwnerRow>(
        reads.db,
        sql`select * from builds.former_owner where build_id = ${id} and is_named order by position`,
      ),
      rowsOf<SystemSumRow>(reads.db, sql`select * from builds.system_sum where build_id = ${id}`),
      followersOf(reads.db, id, reader),
      row.community_id === null ? new Map() : communities.named([row.community_id]),
      reads.listingFor(row.sale_listing_id, viewer),
      mayAs(standing, 'owns') ? ownersPart(reads, row, standing) : null,
      handOverOf(reads.db, row, reader),
    ]);
  const along = alongFor(row);
  const shown = collaborators.filter(({ is_invited }) => along.names && (standing !== null || !is_invited));
  const named = along.names ? former : [];
  const persons = await reads.persons(
    [row.owner_id, row.offered_to, ...[...shown, ...named].map(({ member_id }) => member_id)],
    viewer,
  );
  const community = row.community_id === null ? undefined : communityNames.get(row.community_id);
  return {
    ...buildCard(reads, row, reader, persons),
    nickname: row.nickname,
    about: along.journal ? row.about : '',
    startedOn: row.started_on,
    targetOn: row.target_on,
    statusNote: row.status_note,
    costs: costsShown(row, standing),
    systems: progressBySystem(sums, standing !== null),
    parts: {
      planned: row.parts_planned,
      sought: row.parts_sought,
      arrived: row.parts_arrived,
      installed: row.parts_installed,
    },
    blockedTasks: row.tasks_blocked,
    ...followers,
    community: community ? { id: community.id, slug: community.slug, name: community.name } : null,
    collaborators: shown.flatMap(({ member_id, role, is_invited }) => {
      const member = persons.get(member_id);
      return member ? [{ member, role, isInvited: is_invited }] : [];
    }),
    formerOwners: named.flatMap(({ member_id }) => persons.get(member_id) ?? []),
    listingId,
    private: own,
    offer: handOver.offer && {
      ...handOver.offer,
      to: persons.get(handOver.offer.to) ?? formerMember(handOver.offer.to),
    },
    sale: handOver.sale,
    stall: mayAs(standing, 'owns') ? stallOf(row, viewer.now) : null,
    allowedActions: actionsOn(row, reader),
    version: row.version,
  };
}

/** What a build has cost so far, in cents. */
export const spentOn = ({ part_cents, entry_cents }: Pick<FoundBuild, 'part_cents' | 'entry_cents'>) =>
  part_cents + entry_cents;

/** Whoever works on it reads the total; others what its owner shows. */
function costsShown(row: FoundBuild, standing: Standing): BuildView['costs'] {
  const view = standing !== null ? 'totals' : alongFor(row).costs ? row.costs : 'nothing';
  return {
    total: view === 'totals' ? dollarsOf(spentOn(row)) : null,
    band: view === 'bands' ? bandOf(spentOn(row)) : null,
  };
}

/** Progress by system, in the order of pages. */
export const progressBySystem = (sums: readonly SystemSumRow[], showsCosts: boolean): SystemProgress[] =>
  systems.flatMap((system) =>
    sums
      .filter((sum) => sum.system === system)
      .map((sum) => ({
        system,
        tasks: sum.tasks,
        done: sum.done,
        blocked: sum.blocked,
        plannedHours: hoursOf(sum.planned_minutes),
        hours: hoursOf(sum.minutes),
        planned: showsCosts ? dollarsOf(sum.planned_cents) : null,
        spent: showsCosts ? dollarsOf(sum.spent_cents) : null,
      })),
  );

/** Nobody but the owner reads VIN and budget. */
async function ownersPart(
  { db, eventStore }: Pick<BuildReads, 'db' | 'eventStore'>,
  row: FoundBuild,
  standing: Standing,
): Promise<NonNullable<BuildView['private']>> {
  const [open, counted] = await Promise.all([
    openerFor(eventStore.keys, standing === 'owner' ? [row.words_by, row.owner_id] : []),
    rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from builds.document where build_id = ${row.id} and owner_id = ${row.owner_id}`,
    ),
  ]);
  const budget = open(row.owner_id, row.id, row.budget);
  return {
    vin: String(open(row.words_by, row.id, row.vin) ?? ''),
    budget: typeof budget === 'number' ? dollarsOf(budget) : null,
    costView: row.costs,
    communityId: row.community_id,
    showsArea: row.area !== null,
    isStallHelperOn: row.stall_helper,
    documents: counted[0]?.n ?? 0,
    templates: [...row.templates],
    decision: row.decision,
  };
}

/** After so many days without anything done, its owner is asked "What is blocking?", if they want to be. */
export const quietDays = 60;
const goesOn: ReadonlySet<string> = new Set(['planned', 'active', 'dormant']);

function stallOf(row: FoundBuild, now: string): BuildView['stall'] {
  const days = Math.floor((Date.parse(now) - Date.parse(row.active_at)) / 86_400_000);
  const isToWait = row.look_again_on !== null && row.look_again_on > now.slice(0, 10);
  if (!row.stall_helper || days < quietDays || isToWait || !goesOn.has(row.status)) return null;
  return { quietDays: days, lastBlocker: row.blocker };
}

async function followersOf(
  db: Database,
  id: string,
  reader: Reader,
): Promise<{ readonly followers: number; readonly isFollowed: boolean }> {
  const [found] = await rowsOf<{ followers: number; isFollowed: boolean }>(
    db,
    sql`select coalesce((select followers from ${followTargets} t where kind = 'build' and id = ${id}), 0) as followers,
      exists (select from ${follows} f where kind = 'build' and target_id = ${id} and member_id = ${reader.id}) as "isFollowed"`,
  );
  return found ?? { followers: 0, isFollowed: false };
}

async function rowsOf<Row>(db: Database, query: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`${query}`.execute(db);
  return rows;
}
