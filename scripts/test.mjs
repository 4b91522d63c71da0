import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { makeGroups } from '../test/groups/make-groups.mjs';
import { build } from './build.mjs';
import { checkTypes, root, run } from './steps.mjs';

/** npm test: every check and every test, then one line that counts them. `npm test -- quick` leaves the browser out, and
 *  `npm test -- changed` runs what the changes since main can reach. */
const quick = process.argv.includes('quick');
const changed = process.argv.includes('changed') ? changedFiles() : undefined;
const results = mkdtempSync(join(tmpdir(), 'smc-results-'));
/** Tests that read files of the whole repository, which no import tells. */
const wholeRepository = readdirSync(join(root, 'test'))
  .filter((name) => /^[\w-]+\.spec\.ts$/.test(name))
  .map((name) => join(root, 'test', name));
let passed = 0;
let failed = 0;
const retried = [];
/** Milliseconds of the tests of each file. */
const durations = new Map();

const ownScript = (name, ...args) => run('node', [join(root, 'scripts', name), ...args]);
await Promise.all([
  check('types of the server', () => checkTypes('tsconfig.json')),
  (async () => {
    await check('types of the pages', () => checkTypes('frontend/tsconfig.json'));
    await check('format and lint', () => run('biome', ['check', '--error-on-warnings', '.']));
    await check('imports', () => ownScript('check-imports.mjs'));
    await check('tables of the READMEs', () => ownScript('docs.mjs', '--check'));
  })(),
]);
if (!changed) makeGroups();
await tests('rules, Postgres, pages', ['rules', 'postgres', 'pages'], 2);
if (!quick && (await reachesJourneys())) {
  await check('build', () => build().then(() => ({ code: 0 })));
  await check('size of the pages', () => ownScript('check-size.mjs'));
  await tests('journeys', ['journeys'], 3); // one of them often waits
}

rmSync(results, { recursive: true, force: true });
if (!changed) tellSlowest(10);
if (retried.length > 0)
  process.stdout.write(`\n${retried.length} needed a second try:\n  ${retried.join('\n  ')}\n`);
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

async function tests(name, projects, workers) {
  const file = join(results, `${projects[0]}.json`);
  const { code } = await jest(projects, ['--json', `--outputFile=${file}`, '--maxWorkers', String(workers)]);
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
    testResults = [],
  } = read(file);
  const broken = numFailedTests + numRuntimeErrorTestSuites;
  passed += numPassedTests;
  failed += broken || (code || !numPassedTests ? 1 : 0);
  for (const { name: path, assertionResults } of testResults) {
    for (const { ancestorTitles, duration, fullName, invocations } of assertionResults) {
      const isGrouped = path.endsWith('.group.ts'); // a group describes each of its files under its path
      const file = isGrouped ? ancestorTitles[0] : relative(root, path);
      durations.set(file, (durations.get(file) ?? 0) + (duration ?? 0));
      if (invocations > 1) retried.push(isGrouped ? fullName : `${file}: ${fullName}`);
    }
  }
  process.stdout.write(`${code ? 'FAILED' : 'ok'}  ${name}\n`);
}

/** So that a file that has become slow is noticed. */
function tellSlowest(count) {
  const slowest = [...durations].sort(([, a], [, b]) => b - a).slice(0, count);
  process.stdout.write(`\nThe slowest files, by the seconds of their tests:\n`);
  for (const [file, milliseconds] of slowest)
    process.stdout.write(`  ${String(Math.round(milliseconds / 1000)).padStart(4)}  ${file}\n`);
}

/** Run jest on these projects, in groups of files. Of changes, it runs the tests that import a changed file, and those that read the whole repository. */
function jest(projects, args, options = {}) {
  return run(
    'node',
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      '--testTimeout=120000', // long, for a busy machine; no test measures time
      '--selectProjects',
      ...projects,
      ...args,
      ...(changed
        ? ['--findRelatedTests', ...changed, ...wholeRepository]
        : ['--config', join(root, 'jest.groups.config.mjs')]),
    ],
    options,
  );
}

/** A journey imports no code of the product: changes reach those that import a changed file. */
async function reachesJourneys() {
  if (!changed) return true;
  const { output } = await jest(['journeys'], ['--listTests'], { collect: true });
  return output.includes('.journey.ts');
}

/** Files that differ from where this branch left main, and new ones. */
function changedFiles() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const main = git('rev-parse', '--verify', '--quiet', 'origin/main') ? 'origin/main' : 'main';
  const base = git('merge-base', 'HEAD', main);
  const files = [
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return files
    .join('\n')
    .split('\n')
    .filter(Boolean)
    .map((file) => join(root, file));
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
