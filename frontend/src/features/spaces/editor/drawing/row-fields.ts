import { plainCode } from '@modules/spaces/drawing/codes.rules';
import { degreesOf } from '@modules/spaces/drawing/geometry.rules';
import { type RowPlan, rowsOf } from '@modules/spaces/drawing/rows.rules';
import { mostFeet, type Space, SpaceCode, spaceTypes } from '@modules/spaces/map/space-map.schemas';
import { centsIn, readFeet } from './space-fields';

/** A plan of rows as it is typed. */
export interface RowFields {
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
  readonly digits: string;
  /** '2': odd or even numbers alone. */
  readonly step: string;
  readonly perRow: string;
  readonly isSnaking: boolean;
  readonly width: string;
  readonly depth: string;
  readonly gap: string;
  readonly aisle: string;
  readonly isBackToBack: boolean;
  readonly x: string;
  readonly y: string;
  readonly angle: string;
  readonly type: string;
  /** '0': no corners. */
  readonly cornerEvery: string;
  readonly price: string;
  /** '': as the others. */
  readonly cornerPrice: string;
  readonly zoneId: string;
}

export type RowMessages = Readonly<Partial<Record<keyof RowFields, string>>>;

/** "B 1–80, 10 × 30 ft, corner every 20, aisle 20 ft". */
export const firstRows: RowFields = {
  prefix: 'A',
  from: '1',
  to: '80',
  digits: '1',
  step: '1',
  perRow: '20',
  isSnaking: false,
  width: '10',
  depth: '30',
  gap: '0',
  aisle: '20',
  isBackToBack: true,
  x: '0',
  y: '0',
  angle: '0',
  type: 'regular',
  cornerEvery: '20',
  price: '90',
  cornerPrice: '',
  zoneId: 'none',
};

/** The plan that was typed, and by field what cannot be read. Numbers that a map would refuse are refused here.
 *  out  plan: null while a field cannot be read */
export function readRows(fields: RowFields): {
  readonly plan: RowPlan | null;
  readonly messages: RowMessages;
} {
  const messages: Partial<Record<keyof RowFields, string>> = {};
  const number = (name: keyof RowFields, least: number, most: number, isWhole = true): number => {
    const value = readFeet(String(fields[name]));
    if (value === null || value < least || value > most || (isWhole && !Number.isInteger(value)))
      messages[name] =
        `Write a ${isWhole ? 'whole ' : ''}number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}.`;
    return value ?? 0;
  };
  const price = (name: 'price' | 'cornerPrice'): number => {
    const cents = centsIn(fields[name]);
    if (cents === null) messages[name] = 'Write dollars from 0 to 10,000: 90, or 12.50.';
    return cents ?? 0;
  };
  const plan: RowPlan = {
    prefix: fields.prefix.trim(),
    from: number('from', 0, 99_999),
    to: number('to', 0, 99_999),
    step: number('step', 1, 2),
    digits: number('digits', 1, 5),
    perRow: number('perRow', 1, 1_000),
    isSnaking: fields.isSnaking,
    width: number('width', 1, 500, false),
    depth: number('depth', 1, 500, false),
    gap: number('gap', 0, 500, false),
    aisle: number('aisle', 0, 1_000, false),
    isBackToBack: fields.isBackToBack,
    at: { x: number('x', -mostFeet, mostFeet, false), y: number('y', -mostFeet, mostFeet, false) },
    angle: degreesOf(number('angle', -360, 360, false)),
    type: spaceTypes.find((type) => type === fields.type) ?? 'regular',
    cornerEvery: number('cornerEvery', 0, 1_000),
    cents: price('price'),
    cornerCents: fields.cornerPrice.trim() === '' ? null : price('cornerPrice'),
    zoneId: fields.zoneId === 'none' ? null : fields.zoneId,
  };
  if (Object.keys(messages).length > 0) return { plan: null, messages };
  const codes = [plan.from, plan.to].map(
    (number) => `${plan.prefix}${String(number).padStart(plan.digits, '0')}`,
  );
  if (codes.some((code) => !SpaceCode.safeParse(code).success))
    messages.prefix = 'Codes are letters and digits, 12 at most: “B” makes B1, B2, B3.';
  if (Math.abs(plan.to - plan.from) / plan.step >= mostSpaces)
    messages.to = `Draw ${mostSpaces.toLocaleString('en-US')} spaces at a time, at most.`;
  return { plan: Object.keys(messages).length > 0 ? null : plan, messages };
}

/** The spaces of a plan, and the codes of those that the map has already. */
export function drawnRows(
  plan: RowPlan,
  spaces: readonly Space[],
  idOf: () => string,
): { readonly spaces: readonly Space[]; readonly twice: readonly string[]; readonly isOutside: boolean } {
  const taken = new Set(spaces.map(({ code }) => plainCode(code)));
  const drawn = rowsOf(plan).map((space) => ({ ...space, id: idOf() }));
  return {
    spaces: drawn,
    twice: drawn.flatMap(({ code }) => (taken.has(plainCode(code)) ? [code] : [])),
    isOutside: drawn.some(({ x, y }) => Math.abs(x) > mostFeet || Math.abs(y) > mostFeet),
  };
}

const mostSpaces = 3_000;
