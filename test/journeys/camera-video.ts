import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';

const [width, height] = [640, 480];
const [paper, ink] = [235, 16];

/** A film of a label's code, for a browser's fake camera: uncompressed pictures (Y4M), which Chromium plays again and again.
 *  out  the file */
export function filmOfCode(text: string): string {
  const picture = Buffer.concat([pictureOf(text), Buffer.alloc((width * height) / 2, 128)]);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture]);
  const file = join(mkdtempSync(join(tmpdir(), 'smc-film-')), 'label.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420mpeg2\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame, frame, frame, frame]));
  return file;
}

/** The code in the middle, as far away as a hand holds it. */
function pictureOf(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dot = Math.floor((height * 0.8) / size);
  const [left, top] = [Math.floor((width - size * dot) / 2), Math.floor((height - size * dot) / 2)];
  const picture = Buffer.alloc(width * height, paper);
  for (let y = 0; y < size * dot; y++)
    for (let x = 0; x < size * dot; x++)
      if (data[Math.floor(y / dot)]?.[Math.floor(x / dot)]) picture[(top + y) * width + left + x] = ink;
  return picture;
}
