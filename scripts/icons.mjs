import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './steps.mjs';

/** Draws the icons of the installed app from the logo, frontend/public/favicon.svg, on the paper background. Run it again when the logo
 *  changes: `node scripts/icons.mjs`. `share` is the height of the logo as a share of the square; a maskable icon keeps it in the middle 80 %. */
const icons = [
  { name: 'icon-192.png', size: 192, share: 0.82, round: true },
  { name: 'icon-512.png', size: 512, share: 0.82, round: true },
  { name: 'icon-maskable-512.png', size: 512, share: 0.58, round: false },
  { name: 'apple-touch-icon.png', size: 180, share: 0.7, round: false },
];

const paper = '#faf6ee';
const folder = join(root, 'frontend/public/icons');
const logo = readFileSync(join(root, 'frontend/public/favicon.svg'));

mkdirSync(folder, { recursive: true });
for (const { name, size, share, round } of icons) {
  const radius = round ? size * 0.18 : 0;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${paper}"/></svg>`;
  const high = Math.round(size * share);
  const tag = await sharp(logo, { density: (72 * high * 2) / 48 })
    .resize(high, high)
    .png()
    .toBuffer();
  await sharp(Buffer.from(ground))
    .composite([{ input: tag, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));
}
