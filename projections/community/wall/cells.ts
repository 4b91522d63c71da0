import { earthRadius, type Place, radians } from '../../../modules/kernel/geometry/sphere.rules.js';
import { sources } from './entries.js';

export interface Circle extends Place {
  /** Miles. */
  readonly radius: number;
}

/** From this radius on a circle is the whole country, and its feed that of all. */
export const nationwide = 1_000;

/** The cells of whole degrees that a circle touches, as sources. */
export function cellsIn({ latitude, longitude, radius }: Circle): readonly string[] {
  const angle = radius / earthRadius;
  const high = degrees(angle);
  const [south, north] = [Math.max(-90, latitude - high), Math.min(90, latitude + high)];
  const reach = Math.sin(angle) / Math.cos(radians(latitude));
  const isAtPole = north >= 90 || south <= -90 || reach >= 1;
  const wide = isAtPole ? 180 : degrees(Math.asin(reach));
  const cells = new Set<string>();
  for (let row = Math.floor(south); row <= Math.floor(north); row++)
    for (let column = Math.floor(longitude - wide); column <= Math.floor(longitude + wide); column++)
      cells.add(sources.cell(row, aroundTheEarth(column)));
  return [...cells];
}

const degrees = (angle: number): number => (angle * 180) / Math.PI;
/** From -180 to 179. */
const aroundTheEarth = (column: number): number => ((((column + 180) % 360) + 360) % 360) - 180;
