import { alternator, differential, distributor, radiator, starter, transmission } from './ancillaries.js';
import { bumper, door, fender, grille, hood } from './body.js';
import {
  carburetor,
  cylinderHead,
  engineBlock,
  exhaustManifold,
  intakeManifold,
  waterPump,
} from './engine.js';
import { convertible, hardtop, sedan, wagon } from './fifties.js';
import type { Drawn } from './hardware.js';
import { benchSeat, bucketSeat, gaugeCluster, radio, steeringWheel } from './interior.js';
import { type Palette, paletteOf } from './paints.js';
import { coupe, hotRod, roadster } from './prewar.js';
import { bodySheet } from './road.js';
import { engine, leafSpring, shock, wheel } from './running-gear.js';
import { partSheet } from './sheet.js';
import { fastback, muscle, van } from './sixties.js';
import { timingLight, toolbox, torqueWrench, wrenchSet } from './tools.js';
import { brakeDrum, emblem, headlight, hubcap, mirror, tailLight } from './trim.js';
import { pickup, stepside } from './trucks.js';

export { periodPaints } from './paints.js';

const parts = {
  engine,
  carburetor,
  'intake-manifold': intakeManifold,
  'exhaust-manifold': exhaustManifold,
  'cylinder-head': cylinderHead,
  'engine-block': engineBlock,
  distributor,
  alternator,
  starter,
  radiator,
  'water-pump': waterPump,
  transmission,
  differential,
  fender,
  hood,
  door,
  grille,
  bumper,
  'tail-light': tailLight,
  headlight,
  mirror,
  'steering-wheel': steeringWheel,
  'gauge-cluster': gaugeCluster,
  'bucket-seat': bucketSeat,
  'bench-seat': benchSeat,
  radio,
  wheel,
  hubcap,
  'brake-drum': brakeDrum,
  shock,
  'leaf-spring': leafSpring,
  emblem,
  toolbox,
  'wrench-set': wrenchSet,
  'torque-wrench': torqueWrench,
  'timing-light': timingLight,
} as const satisfies Readonly<Record<string, (c: Palette) => Drawn>>;

const bodies = {
  roadster,
  'hot-rod': hotRod,
  coupe,
  sedan,
  hardtop,
  convertible,
  wagon,
  fastback,
  muscle,
  van,
  stepside,
  pickup,
} as const satisfies Readonly<Record<string, (c: Palette) => Drawn>>;

export type PartDrawing = keyof typeof parts;
export type BodyDrawing = keyof typeof bodies;

export const partDrawings = Object.keys(parts) as readonly PartDrawing[];
export const bodyDrawings = Object.keys(bodies) as readonly BodyDrawing[];

/** How a drawing is coloured and seen. */
export interface DrawingOptions {
  /** Six-digit hex, such as one of periodPaints. */
  readonly paint: string;
  /** 0 measured on paper, 1 another setting, 2 a close look, 3 on the bench or in the garage; higher numbers repeat these. */
  readonly variant: number;
}

/** A picture of a part as an SVG string, 1200 × 900. The same arguments always give the same string. */
export function drawPart(kind: PartDrawing, { paint, variant }: DrawingOptions): string {
  const view = variant % 4;
  const c = paletteOf(paint);
  return partSheet(parts[kind](c), plateNumber(101 + partDrawings.indexOf(kind), view), view, c);
}

/** A picture of a vehicle from its side as an SVG string, 1200 × 900. The same arguments always give the same string. */
export function drawBody(kind: BodyDrawing, { paint, variant }: DrawingOptions): string {
  const view = variant % 4;
  const c = paletteOf(paint);
  return bodySheet(bodies[kind](c), plateNumber(201 + bodyDrawings.indexOf(kind), view), view, c);
}

function plateNumber(subject: number, view: number): string {
  return `${subject}-${view + 1}`;
}
