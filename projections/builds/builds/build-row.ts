import type { BuildEvent, BuildVehicle, BuildWords } from '../../../modules/builds/build/build.events.js';
import { vehicleKey } from '../../../modules/community/follow/vehicle-key.rules.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { searchTextOf } from '../../../modules/kernel/text/words.rules.js';
import type { BuildRow } from './builds.rows.js';
import type { Seal } from './sealed.js';

type Recorded = RecordedEvent<BuildEvent>;
type Of<Type extends Recorded['type']> = Extract<Recorded, { readonly type: Type }>;

/** The row of a build after an event; undefined before the first. Pure. */
export function evolveBuild(row: BuildRow | undefined, event: Recorded, seal: Seal): BuildRow | undefined {
  if (event.type === 'BuildStarted') return row ?? started(event, seal);
  if (!row || event.version <= row.version) return row;
  const at = event.recordedAt;
  const activity = quietly.has(event.type) ? {} : { active_at: later(row.active_at, at) };
  return { ...row, ...changes(row, event, seal), ...activity, version: event.version };
}

/** What is no work on the car. */
const quietly: ReadonlySet<BuildEvent['type']> = new Set([
  'CollaboratorLeft',
  'HandOverEnded',
  'StallHelperSet',
  'BlockerSaid',
  'MilestoneDismissed',
  'BuildDeleted',
  'BuildHidden',
  'BuildRemoved',
  'BuildShownAgain',
]);

export const later = (one: string, other: string): string => (one > other ? one : other);

function started({ entityId, version, recordedAt, data }: Of<'BuildStarted'>, seal: Seal): BuildRow {
  return {
    id: entityId,
    owner_id: data.ownerId,
    version,
    standing: 'shown',
    decision: null,
    ...wordsOf(entityId, data.ownerId, data, seal),
    cover: null,
    cover_by: null,
    status: 'planned',
    ...asOfNobody,
    templates: [],
    started_at: recordedAt,
    handed_over_at: null,
    completed_at: null,
    deleted_at: null,
    active_at: recordedAt,
    ...noSums,
  };
}

/** What a new owner decides for themselves. */
const asOfNobody = {
  budget: null,
  audience: 'private',
  community_id: null,
  costs: 'nothing',
  latitude: null,
  longitude: null,
  area: null,
  sale_listing_id: null,
  sale_gives: null,
  offered_to: null,
  offered_at: null,
  offered_along: null,
  stall_helper: false,
  blocker: null,
  look_again_on: null,
  status_note: '',
  dismissed: [],
} as const satisfies Partial<BuildRow>;

const noSums = {
  tasks: 0,
  tasks_done: 0,
  tasks_blocked: 0,
  entries: 0,
  planned_minutes: 0,
  minutes: 0,
  planned_cents: 0,
  part_cents: 0,
  entry_cents: 0,
  parts_planned: 0,
  parts_sought: 0,
  parts_arrived: 0,
  parts_installed: 0,
};

function wordsOf(
  id: string,
  by: string,
  { vehicle, about, goal, startedOn, targetOn }: BuildWords,
  seal: Seal,
): Pick<
  BuildRow,
  | 'words_by'
  | 'about'
  | 'goal'
  | 'started_on'
  | 'target_on'
  | 'vin'
  | 'words'
  | keyof ReturnType<typeof carOf>
> {
  const { year, make, model, nickname, vin } = vehicle;
  return {
    words_by: by,
    ...carOf(vehicle),
    about,
    goal,
    started_on: startedOn,
    target_on: targetOn,
    vin: vin === '' ? null : seal(by, id, vin),
    words: searchTextOf(String(year), make, model, nickname, about),
  };
}

const carOf = ({ year, make, model, nickname }: BuildVehicle) => ({
  year,
  make,
  model,
  nickname,
  make_key: vehicleKey({ make }),
  model_key: vehicleKey({ make, model }),
});

function changes(
  row: BuildRow,
  event: Exclude<Recorded, { readonly type: 'BuildStarted' }>,
  seal: Seal,
): Partial<BuildRow> {
  const { entityId: id, recordedAt: at } = event;
  switch (event.type) {
    case 'BuildChanged':
      return wordsOf(id, event.data.ownerId, event.data, seal);
    case 'BudgetSet': {
      const { budgetCents, ownerId } = event.data;
      return { budget: budgetCents === null ? null : seal(ownerId, id, budgetCents) };
    }
    case 'CoverChanged': {
      const { photo, ownerId } = event.data;
      return photo?.id ? { cover: photo, cover_by: ownerId } : { cover: null, cover_by: null };
    }
    case 'StatusChanged': {
      const { status, note } = event.data;
      return {
        status,
        status_note: note,
        completed_at: status === 'complete' ? (row.completed_at ?? at) : null,
      };
    }
    case 'AudienceChanged': {
      const { audience, communityId, costs, place } = event.data;
      const { latitude = null, longitude = null, area = null } = place ?? {};
      return { audience, community_id: communityId, costs, latitude, longitude, area };
    }
    case 'CollaboratorInvited':
    case 'CollaboratorJoined':
    case 'RoleChanged':
    case 'CollaboratorLeft':
      return {};
    case 'SaleLinked':
      return { sale_listing_id: event.data.listingId, sale_gives: event.data.goesAlong };
    case 'SaleUnlinked':
      return { sale_listing_id: null, sale_gives: null };
    case 'HandOverOffered':
      return { offered_to: event.data.toId, offered_at: at, offered_along: event.data.goesAlong };
    case 'HandOverEnded':
      return { offered_to: null, offered_at: null, offered_along: null };
    case 'BuildHandedOver': {
      const { toId, goesAlong } = event.data;
      const cover = goesAlong.photos ? {} : { cover: null, cover_by: null };
      return { owner_id: toId, ...asOfNobody, ...cover, handed_over_at: at };
    }
    case 'StallHelperSet':
      return { stall_helper: event.data.isOn };
    case 'BlockerSaid': {
      const { what, lookAgainOn } = event.data;
      return { blocker: what, look_again_on: lookAgainOn };
    }
    case 'TemplateUsed':
      return { templates: [...row.templates, event.data.template] };
    case 'MilestoneDismissed':
      return { dismissed: [...row.dismissed, event.data.milestone] };
    case 'BuildDeleted':
      return { standing: 'deleted', deleted_at: at };
    case 'BuildRestored':
      return { standing: row.decision ?? 'shown', deleted_at: null };
    case 'BuildHidden':
      return decided(row, 'hidden');
    case 'BuildRemoved':
      return decided(row, 'removed');
    case 'BuildShownAgain':
      return decided(row, null);
    default:
      return unreachable(event);
  }
}

const decided = ({ standing }: BuildRow, decision: BuildRow['decision']): Partial<BuildRow> => ({
  decision,
  standing: standing === 'deleted' ? 'deleted' : (decision ?? 'shown'),
});
