import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressPages } from './compress.mjs';
import { root, run } from './steps.mjs';

const stamp = join(root, 'dist', 'built-from');

/** Build the server (nest build, by nest-cli.json) and the pages (Vite) in parallel, unless dist was built from the same sources.
 *  in      compress: whether the pages are compressed too, which takes longer than all the rest */
export async function build({ force = false, compress = true } = {}) {
  const sources = digest();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  process.stdout.write('  Building the server and the pages (once for each version)…\n');
  const since = Date.now();
  const [server, pages] = await Promise.all([
    run('nest', ['build'], { collect: true }),
    buildPages(compress),
  ]);
  if (server.code || pages.code) {
    process.stderr.write(`${server.code ? server.output : ''}${pages.code ? pages.output : ''}`);
    throw new Error('The build failed.');
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, sources);
  process.stdout.write(`  Built in ${Math.round((Date.now() - since) / 1000)} s.\n`);
}

async function buildPages(compress) {
  const pages = await run('vite', ['build', 'frontend', '--logLevel', 'warn'], { collect: true });
  if (!pages.code && compress) await compressPages();
  return pages;
}

/** A digest of names, sizes and times of all sources. */
function digest() {
  const hash = createHash('sha256');
  const add = (path) => {
    const stat = statSync(path);
    if (!stat.isDirectory()) return hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) add(join(path, name));
  };
  for (const part of [
    'apps',
    'modules',
    'projections',
    'frontend',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.build.json',
    'nest-cli.json',
  ]) {
    add(join(root, part));
  }
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) {
  await build({ force: true }).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
