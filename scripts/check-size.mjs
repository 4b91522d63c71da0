import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.mjs';

/** node scripts/check-size.mjs: refuses pages that have grown over their limits, and names the files that did.
 *  units  KB of 1,024 bytes, gzip level 9 */
const limits = {
  'scripts of every page': 112.4,
  'scripts of home': 136.1,
  'styles of home': 13,
  'scripts of scanning': 195,
};
/** Files of a page; HTTP/1.1 loads six at a time. */
const maxFiles = 15;
/** What each file may have: it says which of them grew. */
const files = { react: 67, frame: 44.6, browsing: 14.5, 'home-page': 11, shared: 14, overlays: 34 };

const web = join(root, 'dist/web');
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));
const shell = readFileSync(join(web, 'index.html'), 'utf8');
const app = closure(Object.keys(manifest).filter((name) => shell.includes(manifest[name].file)));
const home = closure([...app, 'src/features/marketplace/home/home-page.tsx']);
const scanning = closure([...app, 'src/features/inventory/scan/scan-page.tsx']);
const scriptsOf = (names) => names.map((name) => manifest[name].file).filter((file) => file.endsWith('.js'));
const styles = [...new Set(home.flatMap((name) => manifest[name].css ?? []))];

const faults = Object.entries({
  'scripts of every page': scriptsOf(app),
  'scripts of home': scriptsOf(home),
  'styles of home': styles,
  'scripts of scanning': scriptsOf(scanning),
})
  .map(([what, all]) => [what, sum(all.map(size))])
  .filter(([what, kilobytes]) => kilobytes > limits[what])
  .map(([what, kilobytes]) => `The ${what}: ${kilobytes.toFixed(1)} KB, ${limits[what]} at most.`);
/** What reads codes loads with the camera, and nowhere else. */
for (const name of [...home, ...scanning])
  if (/detector|zxing/.test(name)) faults.push(`${name} loads before the camera is asked for.`);
/** What does the work of the app check loads with the first form that needs it. */
for (const name of [...home, ...scanning])
  if (/app-check/.test(name)) faults.push(`${name} loads before a form needs it.`);
/** What counts which listings are seen loads when the page has nothing else to do. */
for (const name of home)
  if (/seen-listings|_idle-/.test(name)) faults.push(`${name} loads with the first screen.`);
if (home.length + styles.length > maxFiles)
  faults.push(`Home has ${home.length + styles.length} scripts and styles, ${maxFiles} at most.`);
for (const { name, file } of Object.values(manifest))
  if (file.endsWith('.js') && size(file) > files[name])
    faults.push(`${file}: ${size(file).toFixed(1)} KB, ${files[name]} so far.`);

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

/** These modules, and all that they import. */
function closure(names) {
  const found = new Set(names);
  for (const name of found) for (const next of manifest[name].imports ?? []) found.add(next);
  return [...found];
}

function size(file) {
  return gzipSync(readFileSync(join(web, file)), { level: 9 }).length / 1024;
}

function sum(all) {
  return all.reduce((one, other) => one + other, 0);
}
