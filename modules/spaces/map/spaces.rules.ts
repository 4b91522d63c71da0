import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import { codesTwice } from '../drawing/codes.rules.js';
import { isSame } from '../drawing/is-same.rules.js';
import { maxSpaces, type Space } from './space-map.schemas.js';
import type { Layout } from './space-map.state.js';

/** Those of these spaces that are new or other than they are in the draft; the last one of an id counts. */
export function changedSpaces({ spaces }: Layout, put: readonly Space[]): readonly Space[] {
  const last = new Map(put.map((space) => [space.id, space]));
  return [...last.values()].filter((space) => !isSame(spaces.get(space.id), space));
}

/** Refuses spaces with which a draft would be no map.
 *  errors  SPACE_CODE_TAKEN (conflict); SPACE_ZONE_NOT_FOUND, TOO_MANY_SPACES (unprocessable) */
export function mustFit(layout: Layout, put: readonly Space[]): void {
  const after = new Map(layout.spaces);
  for (const space of put) after.set(space.id, space);
  if (after.size > maxSpaces)
    throw unprocessable('TOO_MANY_SPACES', {
      message: `A map has at most ${maxSpaces.toLocaleString('en-US')} spaces.`,
    });
  const zones = new Set<string | null>([null, ...layout.zones.map(({ id }) => id)]);
  if (put.some(({ zoneId }) => !zones.has(zoneId)))
    throw unprocessable('SPACE_ZONE_NOT_FOUND', {
      message: 'A space is in a zone that the map does not have.',
    });
  const twice = codesTwice([...after.values()]);
  if (twice.length > 0)
    throw conflict('SPACE_CODE_TAKEN', {
      message: `Each space needs a code of its own, whatever its case. There would be two of ${some(twice)}.`,
      codes: twice,
    });
}

/** Refuses a layout without a published space that somebody has.
 *  errors  SPACE_IS_TAKEN (conflict), with the codes */
export function mustKeepTaken(draft: Layout, published: Layout | null, taken: readonly string[]): void {
  const missing = [...new Set(taken)].flatMap((id) => {
    const space = draft.spaces.has(id) ? undefined : published?.spaces.get(id);
    return space ? [space.code] : [];
  });
  if (missing.length > 0)
    throw conflict('SPACE_IS_TAKEN', {
      message: `Somebody has ${some(missing)} on a date to come. Put ${missing.length === 1 ? 'it' : 'them'} back, or move whoever has ${missing.length === 1 ? 'it' : 'them'} first.`,
      codes: missing,
    });
}

/** The first few of many codes: "B1, B2, B3 and 40 more". */
function some(codes: readonly string[]): string {
  const more = codes.length - mostNamed;
  return more > 0 ? `${codes.slice(0, mostNamed).join(', ')} and ${more} more` : codes.join(', ');
}

const mostNamed = 5;
