import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { forbidden } from '../.dependency-cruiser.mjs';
import { root } from './steps.mjs';

/** Who may import whom: the rules of .dependency-cruiser.mjs over the server and the pages. First over a small tree that breaks each rule once,
 *  to see that it is reported. */
const planted = join(root, 'test/imports/planted');
const silent = unreported([
  ...(await violationsIn(planted, ['apps', 'modules', 'projections'], 'tsconfig.json')),
  ...(await violationsIn(planted, ['frontend/src'], 'frontend/tsconfig.json')),
]);
if (silent.length) fail(`Rules that do not report what breaks them: ${silent.join(', ')}`);

const found = [
  ...(await violationsIn(root, ['apps', 'modules', 'projections'], 'tsconfig.json')),
  ...(await violationsIn(root, ['frontend/src'], 'frontend/tsconfig.json')),
];
if (found.length) fail(found.map(describe).join('\n'));

async function violationsIn(baseDir, folders, tsConfig) {
  const fileName = join(root, tsConfig);
  const read = extractTSConfig(fileName);
  const { output } = await cruise(
    folders,
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: true,
      tsConfig: { fileName },
      doNotFollow: { path: 'node_modules' },
    },
    {
      alias: aliasesIn(read, join(baseDir, dirname(tsConfig))),
      conditionNames: ['import', 'default', 'types'],
      exportsFields: ['exports'],
    },
    { tsConfig: read },
  );
  return output.summary.violations;
}

/** `@ui/*` → `<base>/src/ui`, as the tsconfig's paths say. */
function aliasesIn({ options }, base) {
  const cut = (pattern) => pattern.replace(/\/\*$/, '');
  return Object.fromEntries(
    Object.entries(options.paths ?? {}).map(([from, [to]]) => [cut(from), join(base, cut(to))]),
  );
}

function unreported(violations) {
  const reported = new Set(violations.map(({ rule }) => rule.name));
  return forbidden.map(({ name }) => name).filter((name) => !reported.has(name));
}

function describe({ rule, from, to, cycle }) {
  return `${rule.name}: ${from} imports ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
