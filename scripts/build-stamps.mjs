import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './steps.mjs';

/** Everything that the server is built from: its sources, tests left out, and what builds them. */
export const serverDigest = () =>
  digest(serverSources(), common, ['scripts/build-server.mjs', 'tsconfig.json']);

/** The sources that swc compiles. */
export const serverSources = () =>
  ['apps', 'modules', 'projections']
    .flatMap(filesIn)
    .filter((file) => /\.ts$/.test(file) && !/\.(spec|fixtures|d)\.ts$/.test(file));

/** Everything that the pages are built from: the frontend, and what it imports of the modules. */
export const pagesDigest = () => {
  const own = filesIn('frontend').filter((file) => !/\.spec\.tsx?$/.test(file));
  return digest(withImports(own), common);
};

export const isBuiltFrom = (part, sources) =>
  existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === sources;

/** Forget what a part was built from, while it is built. */
export const removeStamp = (part) => rmSync(stampOf(part), { force: true });

export function writeStamp(part, sources) {
  mkdirSync(dirname(stampOf(part)), { recursive: true });
  writeFileSync(stampOf(part), sources);
}

const stampOf = (part) => join(root, 'dist', `${part}.built-from`);
const common = ['package-lock.json', 'scripts/build.mjs'];

function digest(...groups) {
  const hash = createHash('sha256');
  for (const file of groups.flat().sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => !file.includes('node_modules') && statSync(join(root, file)).isFile());

/** These files, and those of the modules that they import, directly or not. */
function withImports(files) {
  const known = new Set(files);
  for (const file of known) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import\()\s*'([^']+)'/g,
    )) {
      const imported = path.startsWith('@modules/')
        ? `modules/${path.slice('@modules/'.length)}`
        : path.startsWith('.')
          ? relative(root, resolve(root, dirname(file), path))
          : '';
      if (!imported.startsWith('modules/')) continue;
      const source = `${imported.replace(/\.js$/, '')}.ts`;
      if (existsSync(join(root, source))) known.add(source);
    }
  }
  return [...known];
}
