import { type Command, type CommandMetadata, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { Photo } from '../../media/photo.schemas.js';
import { restoredByUndo } from '../steps.rules.js';
import type { LocationEvent, LocationKind, locationEvents } from './location.events.js';
import { type ActiveLocation, type Location, locationState, partsOf } from './location.state.js';

/** The maximum depth of places. */
export const deepest = 10;

interface Words {
  readonly name: string;
  readonly kind: LocationKind;
  readonly note: string;
}

/** The new parent of a location, as the service found it. */
export interface Destination {
  readonly parentId: string | null;
  /** The parent, its parent, and so on. */
  readonly ancestorIds: readonly string[];
}

export type LocationCommand =
  | Command<'AddLocation', Words & { readonly code: string; readonly into: Destination }>
  | Command<'ReviseLocation', Words>
  | Command<'MoveLocation', { readonly id: string; readonly into: Destination }>
  | Command<'SetLocationPhoto', { readonly photo: Photo | null }>
  | Command<'ArchiveLocation', { readonly isEmpty: boolean }>
  | Command<'RestoreLocation'>
  | Command<'UndoLocationStep', { readonly step: number }>;

export const locationDecider: StreamDecider<typeof locationEvents, Location, LocationCommand> = {
  ...locationState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<LocationCommand['type']> = new Set(['ArchiveLocation']);

function decide(command: LocationCommand, location: Location): readonly LocationEvent[] {
  if (command.type === 'AddLocation') return add(command, location);
  const active = locationOf(location, command.meta);
  switch (command.type) {
    case 'ReviseLocation':
      return revise(command, location.ownerId, active);
    case 'MoveLocation':
      return move(command, active);
    case 'SetLocationPhoto':
      return active.photo?.id === command.photo?.id
        ? []
        : [event('LocationPhotoSet', { photo: command.photo })];
    case 'ArchiveLocation':
      return archive(command, active);
    case 'RestoreLocation':
      return active.isArchived ? [event('LocationRestored', {})] : [];
    case 'UndoLocationStep':
      return undo(command, location, active);
    default:
      return unreachable(command);
  }
}

/** The location, for its owner only: for everybody else it does not exist.
 *  errors  LOCATION_NOT_FOUND (not-found) */
export function locationOf({ ownerId, active }: Location, { actor }: CommandMetadata): ActiveLocation {
  if (!active || ownerId !== actor.id) throw locationNotFound();
  return active;
}

export const locationNotFound = () =>
  notFound('LOCATION_NOT_FOUND', { message: 'You have no such storage location.' });

/** Make a new place, alone or inside another.
 *  errors  ALREADY_ADDED (conflict), TOO_DEEP (unprocessable) */
function add(
  { name, kind, note, code, into, meta }: CommandOf<LocationCommand, 'AddLocation'>,
  location: Location,
): readonly LocationEvent[] {
  if (location.active)
    throw conflict('ALREADY_ADDED', {
      message: 'You added this place already. Open it from your inventory.',
    });
  mustNotBeTooDeep(into);
  return [
    event('LocationAdded', { ownerId: meta.actor.id, name, kind, note, code, parentId: into.parentId }),
  ];
}

/** Change name, kind and note.
 *  errors  LOCATION_NOT_FOUND (not-found) */
function revise(
  { name, kind, note }: CommandOf<LocationCommand, 'ReviseLocation'>,
  ownerId: string,
  active: ActiveLocation,
): readonly LocationEvent[] {
  if (name === active.name && kind === active.kind && note === active.note) return [];
  return [event('LocationRevised', { ownerId, name, kind, note })];
}

/** Move a place, with everything in it, into another.
 *  errors  INSIDE_ITSELF, TOO_DEEP (unprocessable) */
function move(
  { id, into }: CommandOf<LocationCommand, 'MoveLocation'>,
  active: ActiveLocation,
): readonly LocationEvent[] {
  if (into.parentId === active.parentId) return [];
  if (into.ancestorIds.includes(id))
    throw unprocessable('INSIDE_ITSELF', { message: 'A place cannot be inside itself.' });
  mustNotBeTooDeep(into);
  return [event('LocationMoved', { parentId: into.parentId })];
}

/** Archive a place for good; only an empty one.
 *  errors  LOCATION_NOT_EMPTY (conflict) */
function archive(
  { isEmpty }: CommandOf<LocationCommand, 'ArchiveLocation'>,
  active: ActiveLocation,
): readonly LocationEvent[] {
  if (active.isArchived) return [];
  if (!isEmpty)
    throw conflict('LOCATION_NOT_EMPTY', {
      message: 'Something is still in it. Choose a place for the rest.',
    });
  return [event('LocationArchived', {})];
}

/** Undo one step of a place's history; undoing an undo does the step again.
 *  errors  STEP_NOT_FOUND (not-found), STEP_BUILT_ON, STEP_STAYS (conflict) */
function undo(
  { step }: CommandOf<LocationCommand, 'UndoLocationStep'>,
  { ownerId, steps }: Location,
  active: ActiveLocation,
): readonly LocationEvent[] {
  if (step === 1)
    throw conflict('STEP_STAYS', { message: 'This is how the place began. Archive it instead.' });
  const restored = restoredByUndo(steps, step, partsOf(active));
  return restored.length === 0 ? [] : [event('LocationStepUndone', { ownerId, step, restored })];
}

function mustNotBeTooDeep({ ancestorIds }: Destination): void {
  if (ancestorIds.length >= deepest)
    throw unprocessable('TOO_DEEP', { message: `Places can be nested ${deepest} deep at most.` });
}
