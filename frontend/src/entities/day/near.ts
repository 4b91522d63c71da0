import { pointOf } from '@modules/spaces/drawing/geojson.rules';
import type { MapPoint, Space } from '@modules/spaces/map/space-map.schemas';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import type { SpaceOfSale } from '../orders/pre-sale.queries';

type Layout = SpaceMapView['layout'];

/** A vendor of the day, with how far they are. */
export interface NearVendor {
  readonly space: SpaceOfSale;
  /** Null where the map does not have the space. */
  readonly drawn: Space | null;
  /** Feet from where the visitor is; null while that is not known. */
  readonly feet: number | null;
}

/** Vendors who say who they are or what they bring: the nearest first, or by code while nobody knows where the visitor is. Pure. */
export function vendorsNear(
  spaces: readonly SpaceOfSale[],
  layout: Layout | undefined,
  from: MapPoint | null,
): readonly NearVendor[] {
  const drawn = new Map(layout?.spaces.map((space) => [space.id, space]));
  return spaces
    .filter(saysSomething)
    .map((space) => {
      const at = drawn.get(space.id) ?? null;
      return { space, drawn: at, feet: from && at ? Math.hypot(at.x - from.x, at.y - from.y) : null };
    })
    .toSorted(
      (one, other) =>
        (one.feet ?? Number.POSITIVE_INFINITY) - (other.feet ?? Number.POSITIVE_INFINITY) ||
        byCode.compare(one.space.code, other.space.code),
    );
}

/** Whether everybody may read something beside the space. */
export const saysSomething = ({ vendor, sells }: SpaceOfSale): boolean => vendor !== null || sells !== '';

/** Those who bring, or are called, all of these words, or have this code; the same with a connection and without. Pure. */
export function vendorsWith(vendors: readonly NearVendor[], words: string): readonly NearVendor[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return vendors;
  return vendors.filter(({ space: { code, vendor, sells } }) => {
    const all = plain(`${vendor?.name ?? ''} ${sells}`);
    return plain(code) === plain(words).trim() || wanted.every((word) => all.includes(stem(word)));
  });
}

/** Where a device is on the map; null without an anchor, or farther off than the field could be.
 *  units  degrees; feet on the map */
export function placeOnMap(
  layout: Layout | undefined,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): MapPoint | null {
  if (!layout?.anchor) return null;
  const point = pointOf([longitude, latitude], layout.anchor);
  return isNear(point, layout.spaces) ? point : null;
}

/** The space of a code, whatever its case and its blanks. */
export const spaceOfCode = <One extends { readonly code: string }>(
  spaces: readonly One[],
  code: string,
): One | undefined => {
  const wanted = plainCode(code);
  return wanted === '' ? undefined : spaces.find((space) => plainCode(space.code) === wanted);
};

/** What was scanned or typed as a code: the address in a code of a space says it last. */
export function codeIn(scanned: string): string {
  const [, code] = /\/events\/[^/]+\/at\/([^/?#]+)/.exec(scanned) ?? [];
  try {
    return code === undefined ? scanned.trim() : decodeURIComponent(code);
  } catch {
    return scanned.trim();
  }
}

/** "right here", "about 40 feet", "about 300 yards". */
export function feetAway(feet: number): string {
  if (feet < 15) return 'right here';
  if (feet < 300) return `about ${Math.round(feet / 10) * 10} feet`;
  return `about ${Math.round(feet / 30) * 10} yards`;
}

export const byCode = new Intl.Collator('en', { numeric: true });

const plainCode = (code: string): string => code.replace(/[\s.-]+/g, '').toUpperCase();

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** "locks" finds "lock", and the other way round. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** A mile beyond the outermost space. */
function isNear({ x, y }: MapPoint, spaces: readonly Space[]): boolean {
  return spaces.some((space) => Math.hypot(space.x - x, space.y - y) < 5_280);
}
