import { correctionLevel, quietZone } from './label-layout.rules.js';
import type { Box } from './label-sheets.rules.js';

/** Whether each module of a code is dark, row by row. */
type Modules = readonly (readonly boolean[])[];

/** The dark parts of a code in a square, quiet zone included, as rectangles: one for each run of modules in a row.
 *  in  encode  the modules of the code at a level of error correction */
export function codeBoxes(encode: (level: 'Q' | 'M' | 'L') => Modules, { x, y, width }: Box): readonly Box[] {
  const rows = encode(correctionLevel(width, (level) => encode(level).length));
  const module = width / (rows.length + 2 * quietZone);
  return rows.flatMap((row, down) =>
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
