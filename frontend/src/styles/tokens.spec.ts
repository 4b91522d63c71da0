import { readFileSync } from 'node:fs';

const css = readFileSync('frontend/src/styles/tokens.css', 'utf8');

const text = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['paper', 'ink'],
  ['on-oxblood', 'oxblood'],
  ['on-oxblood', 'oxblood-deep'],
  ['oxblood-ink', 'paper'],
  ['oxblood-ink', 'surface'],
  ['oxblood-ink', 'oxblood-wash'],
  ['petrol', 'paper'],
  ['petrol', 'surface'],
  ['petrol', 'petrol-wash'],
  ['on-petrol', 'petrol'],
  ['on-amber', 'amber'],
  ['amber-ink', 'amber-wash'],
  ['amber-ink', 'surface'],
  ['moss', 'paper'],
  ['moss', 'surface'],
  ['moss', 'moss-wash'],
  ['on-moss', 'moss'],
  ['ink', 'oxblood-wash'],
  ['ink', 'petrol-wash'],
  ['ink', 'amber-wash'],
  ['ink', 'moss-wash'],
] as const;

const shapes = [
  ['edge', 'paper'],
  ['edge', 'surface'],
  ['oxblood', 'paper'],
  ['oxblood', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
] as const;

describe.each([
  ['day', 0],
  ['night', 1],
])('by %s', (_theme, side) => {
  test.each(text)('%s reads on %s', (ink, ground) => {
    expect(contrast(colour(ink, side), colour(ground, side))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s stands out from %s', (shape, ground) => {
    expect(contrast(colour(shape, side), colour(ground, side))).toBeGreaterThanOrEqual(3);
  });
});

function colour(token: string, side: number): string {
  const value = new RegExp(`--${token}: (.+);`).exec(css)?.[1] ?? '';
  const pair = value.match(/#[0-9a-f]{6}/gi) ?? [];
  const found = pair[side] ?? pair[0];
  if (!found) throw new Error(`no colour for --${token}`);
  return found;
}

/** WCAG 2.2 contrast ratio of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
