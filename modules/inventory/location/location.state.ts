import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type Photo } from '../../media/photo.schemas.js';
import { nextStep, type Parts, type Step, withRestored } from '../steps.rules.js';
import { type LocationEvent, type LocationKind, locationEvents } from './location.events.js';

/** The parts of a location that steps change. */
export interface KeptLocation {
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
  readonly kept: KeptLocation | null;
  readonly steps: readonly Step[];
}

const none: Location = { ownerId: '', code: '', kept: null, steps: [] };

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
  const before = partsOf(location.kept);
  if (event.type === 'LocationAdded') {
    location.ownerId = event.data.ownerId;
    location.code = event.data.code;
    location.kept = addedLocation(event.data);
  } else location.kept = location.kept && evolveLocation(location.kept, event);
  const undid = event.type === 'LocationStepUndone' ? event.data.step : null;
  location.steps.push(nextStep(location.steps, event.type, before, partsOf(location.kept), undid));
}

export const partsOf = (kept: KeptLocation | null): Parts => ({ ...kept });

/** The initial parts of a location. */
export function addedLocation({
  name,
  kind,
  note,
  parentId,
}: Extract<LocationEvent, { type: 'LocationAdded' }>['data']): KeptLocation {
  return { name, kind, note, parentId, photo: null, isArchived: false };
}

/** The parts of a location after an event. Pure; the read model uses it too. */
export function evolveLocation(
  kept: KeptLocation,
  event: Exclude<LocationEvent, { type: 'LocationAdded' }>,
): KeptLocation {
  switch (event.type) {
    case 'LocationRevised':
      return { ...kept, name: event.data.name, kind: event.data.kind, note: event.data.note };
    case 'LocationMoved':
      return { ...kept, parentId: event.data.parentId };
    case 'LocationPhotoSet':
      return { ...kept, photo: event.data.photo };
    case 'LocationArchived':
      return { ...kept, isArchived: true };
    case 'LocationRestored':
      return { ...kept, isArchived: false };
    case 'LocationStepUndone':
      return withRestored(partsOf(kept), event.data.restored) as unknown as KeptLocation;
    default:
      return unreachable(event);
  }
}
