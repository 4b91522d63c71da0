import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { forbidden } from '../.dependency-cruiser.mjs';
import { knotsIn } from './import-knots.mjs';
import { root } from './steps.mjs';

/** Who may import whom: the rules of .dependency-cruiser.mjs over the server and the pages, and that modules do not import each other round a circle.
 *  First over a small tree that breaks each rule once, to see that it is reported. */
const planted = await importsIn(join(root, 'test/imports/planted'));
const silent = unreported(planted.violations);
if (silent.length) fail(`Rules that do not report what breaks them: ${silent.join(', ')}`);
if (!planted.knots.some((edge) => edge.startsWith('bank → shop')))
  fail('The circle of modules is not reported.');

const { violations, knots } = await importsIn(root);
const found = [...violations.map(describe), ...knots.map((edge) => `no-knots: ${edge}`)];
if (found.length) fail(found.join('\n'));

async function importsIn(baseDir) {
  const server = await cruised(baseDir, ['apps', 'modules', 'projections'], 'tsconfig.json');
  const pages = await cruised(baseDir, ['frontend/src'], 'frontend/tsconfig.json');
  return {
    violations: [...server.summary.violations, ...pages.summary.violations],
    knots: knotsIn(server.modules),
  };
}

async function cruised(baseDir, folders, tsConfig) {
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
  return output;
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
