import { encode } from 'uqr';
import { correctionLevel, quietZone } from './label-layout.rules.js';
import type { Box } from './label-sheets.rules.js';

/** The dark parts of a QR code in a square, quiet zone included, as rectangles: one for each run of modules in a row. */
export function codeBoxes(content: string, { x, y, width }: Box): readonly Box[] {
  const level = correctionLevel(width, (ecc) => encode(content, { ecc, border: 0 }).size);
  const { size, data } = encode(content, { ecc: level, border: 0 });
  const module = width / (size + 2 * quietZone);
  return data.flatMap((row, down) =>
    runsOf(row).map(({ from, length }) => ({
      x: x + (quietZone + from) * module,
      y: y + (quietZone + down) * module,
      width: length * module,
      height: module,
    })),
  );
}

function runsOf(row: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.from + last.length === at) last.length++;
    else if (isDark) runs.push({ from: at, length: 1 });
  }
  return runs;
}
