import type { MapPoint, Space, SpaceType } from '../map/space-map.schemas.js';
import { degreesOf, foot, turned } from './geometry.rules.js';

/** Rows of spaces to draw: "B 1–80, 10 × 30 ft, corner every 20, aisle 20 ft".
 *  units  feet, degrees, USD cents */
export interface RowPlan {
  /** Before each number: "B". */
  readonly prefix: string;
  /** The first and the last number of the plan; going down where `to` is below `from`. */
  readonly from: number;
  readonly to: number;
  /** 2 for odd or even numbers alone. */
  readonly step: number;
  /** Digits that a number has at least: 2 for "B01". */
  readonly digits: number;
  /** Numbers in one row; the next row goes on with the next number. */
  readonly perRow: number;
  /** Whether each other row is numbered from its other end. */
  readonly isSnaking: boolean;
  /** Of each space: along the aisle, and away from it. */
  readonly width: number;
  readonly depth: number;
  /** Between the sides of two spaces of a row. */
  readonly gap: number;
  /** Between rows: before each row, or between pairs of rows that are back to back. */
  readonly aisle: number;
  readonly isBackToBack: boolean;
  /** The left upper corner of the first space, about which all rows are turned. */
  readonly at: MapPoint;
  readonly angle: number;
  readonly type: SpaceType;
  /** Each so many spaces of a row, the one before it and the one after are corners, and so are its ends; 0 for none. */
  readonly cornerEvery: number;
  readonly cents: number;
  /** What a corner costs; null for the same. */
  readonly cornerCents: number | null;
  readonly zoneId: string | null;
}

/** The spaces of a plan, row by row, without ids.
 *  source  README, Rows */
export function rowsOf(plan: RowPlan): readonly Omit<Space, 'id'>[] {
  const numbers = numbersOf(plan);
  return numbers.map((number, nth) => {
    const row = Math.floor(nth / plan.perRow);
    const inRow = nth % plan.perRow;
    const ofRow = Math.min(plan.perRow, numbers.length - row * plan.perRow);
    const column = plan.isSnaking && row % 2 === 1 ? plan.perRow - 1 - inRow : inRow;
    const flat = {
      x: plan.at.x + column * (plan.width + plan.gap) + plan.width / 2,
      y: plan.at.y + topOf(row, plan) + plan.depth / 2,
    };
    const { x, y } = turned(flat, plan.at, plan.angle);
    const isCorner = plan.cornerEvery > 0 && isCornerAt(inRow, ofRow, plan.cornerEvery);
    return {
      code: codeOf(plan, number),
      zoneId: plan.zoneId,
      x: foot(x),
      y: foot(y),
      width: plan.width,
      depth: plan.depth,
      angle: degreesOf(plan.angle),
      type: isCorner ? 'corner' : plan.type,
      cents: isCorner ? (plan.cornerCents ?? plan.cents) : plan.cents,
      features: [],
      blocked: null,
    };
  });
}

/** What a page says of a plan before it is drawn: how many spaces, how many rows, and the codes at both ends. */
export function summaryOf(plan: RowPlan) {
  const numbers = numbersOf(plan);
  return {
    spaces: numbers.length,
    rows: Math.ceil(numbers.length / plan.perRow),
    first: codeOf(plan, numbers[0] ?? plan.from),
    last: codeOf(plan, numbers.at(-1) ?? plan.from),
  };
}

function numbersOf({ from, to, step }: RowPlan): readonly number[] {
  const by = Math.max(1, step);
  const count = Math.floor(Math.abs(to - from) / by) + 1;
  return Array.from(
    { length: Math.min(count, mostAtOnce) },
    (_, nth) => from + nth * by * (to < from ? -1 : 1),
  );
}

const codeOf = ({ prefix, digits }: RowPlan, number: number): string =>
  `${prefix}${String(number).padStart(digits, '0')}`;

/** Feet from the first row: two rows back to back have the aisle behind the second. */
function topOf(row: number, { depth, aisle, isBackToBack }: RowPlan): number {
  const aisles = isBackToBack ? Math.floor(row / 2) : row;
  return row * depth + aisles * aisle;
}

const isCornerAt = (inRow: number, ofRow: number, every: number): boolean =>
  inRow === ofRow - 1 || inRow % every === 0 || inRow % every === every - 1;

/** More than a map holds. */
const mostAtOnce = 10_000;
