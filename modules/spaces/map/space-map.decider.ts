import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { notFound, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { isSame } from '../drawing/is-same.rules.js';
import type { SpaceMapEvent, spaceMapEvents } from './space-map.events.js';
import { maxSpacesAtOnce, type PicturePlace, type Space } from './space-map.schemas.js';
import { type SpaceMap, type SpaceMapCommand, spaceMapState } from './space-map.state.js';
import { changedSpaces, mustFit, mustKeepTaken } from './spaces.rules.js';

/** The map of one event. Who may draw it is known by its event and organizer, which are other streams: the service checks it.
 *  source  README, Rules 1–8 */
export const spaceMapDecider: StreamDecider<typeof spaceMapEvents, SpaceMap, SpaceMapCommand> = {
  ...spaceMapState,
  decide,
  max: 5_000,
  isAlwaysCarriedOut: ({ type }) => type === 'PublishMap' || type === 'RevertDraft',
};

function decide(command: SpaceMapCommand, map: SpaceMap): readonly SpaceMapEvent[] {
  const by = command.meta.actor.id;
  switch (command.type) {
    case 'PutSpaces':
      return putSpaces(command, map);
    case 'TakeOutSpaces': {
      const ids = [...new Set(command.ids)].filter((id) => map.draft.spaces.has(id));
      return ids.length === 0 ? [] : [event('SpacesTakenOut', { by, ids })];
    }
    case 'SetZones':
      return setZones(command, map);
    case 'SetShapes': {
      const { shapes } = command;
      if (isSame(shapes, map.draft.background.shapes)) return [];
      return [event('ShapesSet', { by, shapes: [...shapes] })];
    }
    case 'SetPicture': {
      const { photo } = command;
      const { photo: before, ...place } = map.draft.background.picture ?? { ...firstPlace, photo: null };
      return isSame(photo, before) ? [] : [event('PictureSet', { by, photo, place })];
    }
    case 'PlacePicture':
      return placePicture(command, map);
    case 'RemovePicture':
      return map.draft.background.picture ? [event('PictureRemoved', { by })] : [];
    case 'SetAnchor': {
      const { anchor } = command;
      return isSame(anchor, map.draft.anchor) ? [] : [event('AnchorSet', { by, anchor })];
    }
    case 'PublishMap':
      return publishMap(command, map);
    case 'RevertDraft':
      return map.isChanged ? [event('DraftReverted', { by })] : [];
    default:
      return unreachable(command);
  }
}

/** Add spaces to the draft, or change those of the same ids.
 *  events  [SpacesPut] with those that differ, or [] when none does
 *  errors  SPACE_CODE_TAKEN (conflict); SPACE_ZONE_NOT_FOUND, TOO_MANY_SPACES (unprocessable)
 *  source  README, Rules 1, 2 */
function putSpaces(
  { spaces, meta }: CommandOf<SpaceMapCommand, 'PutSpaces'>,
  { draft }: SpaceMap,
): readonly SpaceMapEvent[] {
  const changed = changedSpaces(draft, spaces);
  if (changed.length === 0) return [];
  mustFit(draft, changed);
  return putBy(meta.actor.id, changed);
}

/** Other zones in place of all; spaces of one that is gone are in none.
 *  events  [SpacesPut …, ZonesSet], or [] when they are the same
 *  errors  ZONE_TWICE (unprocessable)
 *  source  README, Rule 3 */
function setZones(
  { zones, meta }: CommandOf<SpaceMapCommand, 'SetZones'>,
  { draft }: SpaceMap,
): readonly SpaceMapEvent[] {
  if (isSame(zones, draft.zones)) return [];
  const ids = new Set<string | null>([null, ...zones.map(({ id }) => id)]);
  const names = new Set(zones.map(({ name }) => name.toLowerCase()));
  if (ids.size <= zones.length || names.size < zones.length)
    throw unprocessable('ZONE_TWICE', { message: 'Each zone needs a name of its own.' });
  const left = [...draft.spaces.values()].filter(({ zoneId }) => !ids.has(zoneId));
  const by = meta.actor.id;
  const without = left.map((space) => ({ ...space, zoneId: null }));
  return [...putBy(by, without), event('ZonesSet', { by, zones: [...zones] })];
}

/** Move, turn or fade the picture.
 *  errors  NO_PICTURE (not-found) */
function placePicture(
  { place, meta }: CommandOf<SpaceMapCommand, 'PlacePicture'>,
  { draft }: SpaceMap,
): readonly SpaceMapEvent[] {
  const { picture } = draft.background;
  if (!picture) throw notFound('NO_PICTURE', { message: 'The map has no picture. Add one first.' });
  const { photo, ...before } = picture;
  return isSame(place, before) ? [] : [event('PictureSet', { by: meta.actor.id, photo, place })];
}

/** Show the draft to everybody.
 *  events  [MapPublished] with the next version, or [] when nothing was drawn since the last
 *  errors  SPACE_IS_TAKEN (conflict)
 *  source  README, Rule 6 */
function publishMap(
  { taken, meta }: CommandOf<SpaceMapCommand, 'PublishMap'>,
  { draft, published, mapVersion, isChanged }: SpaceMap,
): readonly SpaceMapEvent[] {
  if (!isChanged) return [];
  mustKeepTaken(draft, published, taken);
  return [event('MapPublished', { by: meta.actor.id, mapVersion: mapVersion + 1 })];
}

/** As many spaces as one event has, an event each. */
const putBy = (by: string, spaces: readonly Space[]): readonly SpaceMapEvent[] =>
  Array.from({ length: Math.ceil(spaces.length / maxSpacesAtOnce) }, (_, nth) =>
    event('SpacesPut', { by, spaces: spaces.slice(nth * maxSpacesAtOnce, (nth + 1) * maxSpacesAtOnce) }),
  );

const firstPlace: PicturePlace = { x: 0, y: 0, width: 1_000, angle: 0, opacity: 0.6 };
