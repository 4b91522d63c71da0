import { join } from 'node:path';
import { isBuiltFrom, pagesDigest, removeStamp, serverDigest, writeStamp } from './build-stamps.mjs';
import { compressPages } from './compress.mjs';
import { root, run } from './steps.mjs';

/** What dist holds, each part with a stamp of its own: one that was built from the same sources is not built again. */
const parts = {
  server: {
    digest: serverDigest,
    program: ['node', [join(root, 'scripts/build-server.mjs')]],
  },
  pages: {
    digest: pagesDigest,
    program: ['vite', ['build', 'frontend', '--logLevel', 'warn']],
  },
  'first screen': {
    digest: pagesDigest,
    program: ['vite', ['build', 'frontend', '--ssr', 'src/server.tsx', '--logLevel', 'warn']],
  },
};

/** Build the server, the pages and what renders their first screens side by side, and compress the pages, which takes longer than all the rest. */
export async function build({ force = false } = {}) {
  await Promise.all([
    buildPart('server', { force }),
    buildPart('pages', { force }).then(compressPages),
    buildPart('first screen', { force }),
  ]);
}

/** Build the server (by swc, which leaves types to `npm run types`) or the pages (by Vite), unless it was built from the same sources.
 *  errors  Error when the build fails; what it says goes to stderr */
export async function buildPart(name, { force = false } = {}) {
  const { digest, program } = parts[name];
  const sources = digest();
  if (!force && isBuiltFrom(name, sources)) return;
  process.stdout.write(`  Building the ${name}…\n`);
  const since = Date.now();
  removeStamp(name); // a build that is cut off is begun again
  const { code, output } = await run(...program, { collect: true });
  if (code) {
    process.stderr.write(output);
    throw new Error(`The build of the ${name} failed.`);
  }
  writeStamp(name, sources);
  process.stdout.write(`  Built the ${name} in ${((Date.now() - since) / 1000).toFixed(1)} s.\n`);
}

if (process.argv[1] === import.meta.filename) {
  await build({ force: true }).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
