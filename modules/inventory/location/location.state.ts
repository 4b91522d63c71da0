import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type Photo } from '../../media/photo.schemas.js';
import { nextStep, type Parts, type Step, withRestored } from '../steps.rules.js';
import { type LocationEvent, type LocationKind, locationEvents } from './location.events.js';

/** The parts of a location that steps change. */
export interface ActiveLocation {
  readonly name: string;
  readonly kind: LocationKind;
  readonly note: string;
  /** The place that it is in; null: none. */
  readonly parentId: string | null;
  readonly photo: Photo | null;
  readonly isArchived: boolean;
}

export interface Location {
  readonly ownerId: string;
  readonly code: string;
  /** null: there is no such location. */
  readonly active: ActiveLocation | null;
  readonly steps: readonly Step[];
}

const none: Location = { ownerId: '', code: '', active: null, steps: [] };

export const locationState: StreamState<typeof locationEvents, Location> = {
  events: locationEvents,
  ...foldInPlace(none, {
    open: (location) => ({ ...location, steps: [...location.steps] }),
    change,
    close: (location): Location => location,
  }),
};

function change(
  location: { -readonly [Part in keyof Location]: Location[Part] } & { steps: Step[] },
  event: LocationEvent,
): void {
  const before = partsOf(location.active);
  if (event.type === 'LocationAdded') {
    location.ownerId = event.data.ownerId;
    location.code = event.data.code;
    location.active = addedLocation(event.data);
  } else location.active = location.active && evolveLocation(location.active, event);
  const undid = event.type === 'LocationStepUndone' ? event.data.step : null;
  location.steps.push(nextStep(location.steps, event.type, before, partsOf(location.active), undid));
}

export const partsOf = (active: ActiveLocation | null): Parts => ({ ...active });

/** The initial parts of a location. */
export function addedLocation({
  name,
  kind,
  note,
  parentId,
}: Extract<LocationEvent, { type: 'LocationAdded' }>['data']): ActiveLocation {
  return { name, kind, note, parentId, photo: null, isArchived: false };
}

/** The parts of a location after an event. Pure; the read model uses it too. */
export function evolveLocation(
  active: ActiveLocation,
  event: Exclude<LocationEvent, { type: 'LocationAdded' }>,
): ActiveLocation {
  switch (event.type) {
    case 'LocationRevised':
      return { ...active, name: event.data.name, kind: event.data.kind, note: event.data.note };
    case 'LocationMoved':
      return { ...active, parentId: event.data.parentId };
    case 'LocationPhotoSet':
      return { ...active, photo: event.data.photo };
    case 'LocationArchived':
      return { ...active, isArchived: true };
    case 'LocationRestored':
      return { ...active, isArchived: false };
    case 'LocationStepUndone':
      return withRestored(partsOf(active), event.data.restored) as unknown as ActiveLocation;
    default:
      return unreachable(event);
  }
}
