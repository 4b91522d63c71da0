import sharp from 'sharp';
import { bodyDrawings, drawBody, drawPart, partDrawings, periodPaints } from './index.js';

const svg = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(svg)); // encode-photo.ts blocks SVG in this process
afterAll(() => sharp.block(svg));

const paint = '#3E9C9C';
const variants = [0, 1, 2, 3];
const pictures = [
  ...partDrawings.map((kind) => [kind, (variant: number) => drawPart(kind, { paint, variant })] as const),
  ...bodyDrawings.map((kind) => [kind, (variant: number) => drawBody(kind, { paint, variant })] as const),
];

describe.each(pictures)('The drawing of a %s', (_kind, draw) => {
  it.each(variants)('is a whole picture with its paint in view %i', async (variant) => {
    const svg = draw(variant);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 900"[^>]*>.*<\/svg>$/s);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(unclosed(svg)).toEqual([]);
    expect(svg).toContain(`fill="${paint}"`);
    expect(await colours(svg)).toBeGreaterThan(12);
  });

  it('shows four different views', () => {
    expect(new Set(variants.map(draw)).size).toBe(4);
  });

  it('is the same string for the same wish', () => {
    expect(variants.map(draw)).toEqual(variants.map(draw));
  });
});

it('Paints are a dozen different period colours', () => {
  expect(periodPaints).toHaveLength(12);
  expect(new Set(periodPaints.map(({ hex }) => hex)).size).toBe(12);
  for (const { hex } of periodPaints) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
});

it('A view beyond the fourth starts over', () => {
  const plain = drawPart('radio', { paint, variant: 0 });
  expect(drawPart('radio', { paint, variant: 4 })).toBe(plain);
});

/** Elements that are not closed, or closed in the wrong order. */
function unclosed(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (!rest?.endsWith('/')) open.push(name ?? '');
  }
  return open;
}

/** Number of clearly different colours in a small rendering. */
async function colours(svg: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(120, 90)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<number>();
  for (let at = 0; at + 2 < data.length; at += 3) {
    seen.add(((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4));
  }
  return seen.size;
}
