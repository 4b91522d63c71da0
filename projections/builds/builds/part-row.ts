import type { TaskEvent } from '../../../modules/builds/task/task.events.js';
import { vehicleKey } from '../../../modules/community/follow/vehicle-key.rules.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { numbersOf } from '../../../modules/matching/match.rules.js';
import type { PartRow, WitnessRow } from './builds.rows.js';

type Recorded = RecordedEvent<TaskEvent>;
/** Events of one part of a task. */
export type PartEvent = Extract<Recorded, { readonly data: { readonly partId: string } }>;
type Of<Type extends PartEvent['type']> = Extract<PartEvent, { readonly type: Type }>;

export const isOfPart = (event: Recorded): event is PartEvent => 'partId' in event.data;

/** The row of a part after an event; undefined before the first. Pure. */
export function evolvePart(row: PartRow | undefined, event: PartEvent, buildId: string): PartRow | undefined {
  if (event.type === 'PartPlanned') return row ?? planned(event, buildId);
  return row && withStatus({ ...row, ...changes(row, event) });
}

function planned({ entityId, position, recordedAt, data }: Of<'PartPlanned'>, buildId: string): PartRow {
  return {
    task_id: entityId,
    part_id: data.partId,
    build_id: buildId,
    position,
    planned_at: recordedAt,
    ...wordsOf(data),
    arrived_item_id: null,
    item_id: data.itemId,
    portion_id: null,
    status: 'planned',
    cost_cents: null,
    need_id: null,
    sought_at: null,
    listing_id: null,
    seller_id: null,
    photos: [],
    photos_by: null,
    arrived_on: null,
    installed_at: null,
    is_dropped: false,
  };
}

const wordsOf = (data: Of<'PartPlanned' | 'PartChanged'>['data']) => ({
  words_by: data.authorId,
  title: data.title,
  quantity: data.quantity,
  planned_cents: data.plannedCents,
  link: data.link,
  planned_item_id: data.itemId,
});

function changes(
  { need_id }: PartRow,
  event: Exclude<PartEvent, { readonly type: 'PartPlanned' }>,
): Partial<PartRow> {
  switch (event.type) {
    case 'PartChanged':
      return wordsOf(event.data);
    case 'PartDropped':
      return { is_dropped: true };
    case 'PartKept':
      return { is_dropped: false };
    case 'PartSought':
      return { need_id: event.data.listingId, sought_at: event.recordedAt };
    case 'PartSoughtNoMore':
      return need_id === event.data.listingId ? { need_id: null } : {};
    case 'PartArrived':
      return arrived(event);
    case 'PartArrivalUndone':
      return notArrived;
    case 'PartInstalled':
      return { installed_at: event.recordedAt, portion_id: event.data.portionId };
    case 'PartRemoved':
      return { installed_at: null, portion_id: null };
    case 'FitWitnessed':
    case 'FitWithdrawn':
      return {};
    default:
      return unreachable(event);
  }
}

function arrived({ data }: Of<'PartArrived'>): Partial<PartRow> {
  const photos = data.photos.filter(({ id }) => id !== '');
  return {
    arrived_on: data.on,
    cost_cents: data.costCents,
    seller_id: data.sellerId,
    listing_id: data.listingId,
    arrived_item_id: data.itemId,
    photos,
    photos_by: photos.length ? data.authorId : null,
  };
}

const notArrived = {
  arrived_on: null,
  cost_cents: null,
  seller_id: null,
  listing_id: null,
  arrived_item_id: null,
  photos: [],
  photos_by: null,
};

const withStatus = (part: PartRow): PartRow => ({
  ...part,
  item_id: part.arrived_item_id ?? part.planned_item_id,
  status: statusOf(part),
});

function statusOf({ installed_at, arrived_on, need_id }: PartRow): PartRow['status'] {
  if (installed_at !== null) return 'installed';
  if (arrived_on !== null) return 'arrived';
  return need_id === null ? 'planned' : 'sought';
}

/** What was said of a part's fit. */
export const witnessRow = ({ entityId, recordedAt, data }: Of<'FitWitnessed'>): WitnessRow => ({
  task_id: entityId,
  part_id: data.partId,
  build_id: data.buildId,
  author_id: data.authorId,
  fit: data.fit,
  note: data.note,
  ...data.vehicle,
  make_key: vehicleKey({ make: data.vehicle.make }),
  model_key: vehicleKey(data.vehicle),
  title: data.title,
  numbers: [...new Set(numbersOf(data).own.map(({ key }) => key))],
  item_id: data.itemId,
  listing_id: data.listingId,
  at: recordedAt,
});
