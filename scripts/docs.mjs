import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { callsTable, environmentTable, errorsTable, securityEventsTable } from './docs-tables.mjs';
import { readTypeScript } from './read-typescript.mjs';
import { root } from './steps.mjs';

/** npm run docs: writes the parts of the READMEs that follow from contracts, error catalogues, projections and the environment's schema, between
 *  `<!-- docs:begin calls -->` and `<!-- docs:end -->`. `npm run docs -- --check` only says which are out of date. */
readTypeScript();
const { contracts, contractsByModule } = await import('../test/contracts.ts');
const { Environment } = await import('../modules/kernel/config/environment.ts');
const { environmentDescriptions } = await import('../modules/kernel/config/environment-descriptions.ts');
const { securityEvents } = await import('../modules/kernel/security/security-events.rules.ts');
const { statusOf } = await import('../modules/kernel/http/error-status.ts');

const outdated = [
  [
    'README.md',
    {
      environment: () => environmentTable(Environment, environmentDescriptions),
      projections: () => `${projectionNames().join(', ')}\n`,
    },
  ],
  ['docs/security-events.md', { securityEvents: () => securityEventsTable(securityEvents, contracts) }],
  ...(await Promise.all(readdirSync(join(root, 'modules')).map(tablesOf))),
].filter(([file, tables]) => update(file, tables));

if (process.argv.includes('--check') && outdated.length) {
  process.stderr.write(`Out of date, run npm run docs: ${outdated.map(([file]) => file).join(', ')}\n`);
  process.exit(1);
}

/** A projection is called what its folder is called. */
function projectionNames() {
  const folders = globSync('projections/*/*/*.projection.ts', { cwd: root }).map(dirname);
  return [...new Set(folders)].map((folder) => `\`${basename(folder)}\``).sort();
}

async function tablesOf(module) {
  const catalogue = join(root, 'modules', module, `${module}.errors.ts`);
  const [errors = {}] = existsSync(catalogue) ? Object.values(await import(catalogue)) : [];
  const contracts = contractsByModule.get(module) ?? [];
  return [
    `modules/${module}/README.md`,
    { calls: () => callsTable(contracts), errors: () => errorsTable(errors, statusOf) },
  ];
}

/** Whether the file's tables were out of date. A module whose README shows a table that it has nothing for gets an empty one. */
function update(file, tables) {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const before = readFileSync(path, 'utf8');
  const after = before.replace(
    /(<!-- docs:begin (\w+) -->\n)[\s\S]*?(<!-- docs:end -->)/g,
    (_, begin, name, end) => `${begin}${tables[name]()}${end}`,
  );
  if (after !== before && !process.argv.includes('--check')) writeFileSync(path, after);
  return after !== before;
}
