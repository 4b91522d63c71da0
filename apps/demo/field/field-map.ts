import { type RowPlan, rowsOf } from '../../../modules/spaces/drawing/rows.rules.js';
import type { Shape, Space, Zone } from '../../../modules/spaces/map/space-map.schemas.js';

/** The field of the fall swap: 600 spaces in four zones, about a hall and a grandstand.
 *  units  feet; USD cents */
export const fieldZones: readonly Zone[] = [
  zone('north', 'North field', 'green', [30, 75, 650, 245]),
  zone('south', 'South field', 'blue', [30, 305, 650, 475]),
  zone('hall', 'Hall B', 'purple', [370, 535, 590, 605]),
  zone('power', 'Power row', 'orange', [30, 535, 340, 605]),
  zone('corral', 'Car corral', 'red', [690, 75, 905, 225]),
];

export const fieldShapes: readonly Shape[] = [
  shape('fence', '', [-10, -10, 925, 630]),
  shape('road', 'Main gate', [0, 15, 915, 15], false),
  shape('road', '', [0, 275, 680, 275], false),
  { kind: 'path', name: '', isClosed: false, points: [at(670, 20), at(670, 620)] },
  shape('building', 'Grandstand', [700, 260, 900, 300]),
  shape('building', 'Food', [700, 340, 760, 380]),
  shape('building', 'Restrooms', [800, 340, 900, 380]),
  shape('water', 'Pond', [710, 440, 880, 540]),
];

const inFireLane = new Set(['D30', 'D31', 'E30', 'E31']);

/** By code, in the sequence of the rows. */
export const fieldSpaces: readonly Space[] = rowPlans().flatMap((plan) =>
  rowsOf(plan).map((space) => ({
    ...space,
    id: idOfSpace(space.code),
    features: featuresOf(space.code),
    blocked: inFireLane.has(space.code) ? 'Fire lane' : null,
  })),
);

export function idOfSpace(code: string): string {
  return `fall-${code.toLowerCase()}`;
}

function rowPlans(): readonly RowPlan[] {
  const row: RowPlan = {
    prefix: '',
    from: 1,
    to: 60,
    step: 1,
    digits: 1,
    perRow: 60,
    isSnaking: false,
    width: 10,
    depth: 30,
    gap: 0,
    aisle: 24,
    isBackToBack: true,
    at: at(40, 40),
    angle: 0,
    type: 'regular',
    cornerEvery: 20,
    cents: 3_500,
    cornerCents: 4_500,
    zoneId: 'north',
  };
  const tops = { A: 85, B: 115, C: 169, D: 199, E: 315, F: 345, G: 399, H: 429 };
  const field = Object.entries(tops).map(([prefix, top]) => ({
    ...row,
    prefix,
    at: at(40, top),
    zoneId: top < 300 ? 'north' : 'south',
  }));
  const plain = { ...row, cornerEvery: 0, cornerCents: null };
  return [
    ...field,
    {
      ...plain,
      prefix: 'P',
      to: 24,
      perRow: 24,
      width: 12,
      depth: 40,
      at: at(40, 550),
      type: 'power',
      cents: 6_000,
      zoneId: 'power',
    },
    {
      ...plain,
      prefix: 'T',
      to: 16,
      perRow: 8,
      width: 20,
      depth: 12,
      gap: 6,
      aisle: 16,
      isBackToBack: false,
      at: at(378, 550),
      type: 'indoor',
      cents: 5_000,
      zoneId: 'hall',
    },
    {
      ...plain,
      prefix: 'K',
      to: 80,
      perRow: 20,
      width: 10,
      depth: 20,
      aisle: 30,
      at: at(697, 95),
      type: 'corral',
      cents: 2_500,
      zoneId: 'corral',
    },
  ];
}

function featuresOf(code: string): string[] {
  if (/^H\d/.test(code) && Number(code.slice(1)) > 50) return ['shade'];
  return /^A[1-9]$/.test(code) ? ['next to the gate'] : [];
}

function zone(
  id: string,
  name: string,
  colour: Zone['colour'],
  box: readonly [number, number, number, number],
): Zone {
  return { id, name, colour, outline: cornersOf(box) };
}

function shape(
  kind: Shape['kind'],
  name: string,
  box: readonly [number, number, number, number],
  isClosed = true,
): Shape {
  const [left, top, right, bottom] = box;
  return { kind, name, isClosed, points: isClosed ? cornersOf(box) : [at(left, top), at(right, bottom)] };
}

function cornersOf([left, top, right, bottom]: readonly [number, number, number, number]) {
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

function at(x: number, y: number) {
  return { x, y };
}
