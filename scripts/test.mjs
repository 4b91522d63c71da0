import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root, run } from './steps.mjs';

/** npm test: every check and every test, then one line that counts them. `npm test -- quick` leaves the browser out. */
const quick = process.argv.includes('quick');
const results = mkdtempSync(join(tmpdir(), 'smc-results-'));
let passed = 0;
let failed = 0;

await check('format and lint', () => run('biome', ['check', '--error-on-warnings', '.']));
await check('types of the server', () => run('tsc', ['--noEmit', '-p', 'tsconfig.json']));
await check('types of the pages', () => run('tsc', ['--noEmit', '-p', 'frontend/tsconfig.json']));
await check('imports', () => run('node', [join(root, 'scripts/check-imports.mjs')]));
await check('tables of the READMEs', () => run('node', [join(root, 'scripts/docs.mjs'), '--check']));
await tests('rules, Postgres, pages', [
  '--selectProjects',
  'rules',
  'postgres',
  'pages',
  '--maxWorkers',
  '2',
]);
if (!quick) {
  await check('build', () => build().then(() => ({ code: 0 })));
  await tests('journeys', ['--selectProjects', 'journeys', '--runInBand']);
}

rmSync(results, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);

async function check(name, work) {
  const since = Date.now();
  const { code } = await work().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    return { code: 1 };
  });
  if (code) failed += 1;
  else passed += 1;
  process.stdout.write(
    `${code ? 'FAILED' : 'ok'}  ${name}  (${Math.round((Date.now() - since) / 1000)} s)\n`,
  );
}

async function tests(name, args) {
  const file = join(results, `${name.split(/\W/)[0]}.json`);
  const { code } = await run('node', [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    '--testTimeout=120000', // long, for a busy machine; no test measures time
    '--json',
    `--outputFile=${file}`,
    ...args,
  ]);
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = read(file);
  const broken = numFailedTests + numRuntimeErrorTestSuites;
  passed += numPassedTests;
  failed += broken || (code || !numPassedTests ? 1 : 0);
  process.stdout.write(`${code ? 'FAILED' : 'ok'}  ${name}\n`);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
