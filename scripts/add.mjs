import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collection, writeRecipe } from './add/write-recipe.mjs';
import { root, run } from './steps.mjs';

/** npm run add -- KIND NAME …: writes the files of a command, a stream, a projection and so on, with their tests, and registers them. Either all
 *  of it is written or nothing. `--dry-run` only names the files.
 *  source  docs/adr/0070-what-repeats-is-made-by-a-command.md */
const { schematics } = JSON.parse(readFileSync(collection, 'utf8'));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requires: { type: 'string' },
    path: { type: 'string' },
    shows: { type: 'string' },
    fields: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
});
const [kind, ...names] = positionals;
if (!(kind in schematics) || !names.length) end(usage());

const options = { names, ...values };
const done = await writeRecipe(root, kind, options, { dryRun: values['dry-run'] }).catch((error) =>
  end(error.message),
);
for (const { what, path } of done)
  process.stdout.write(`  ${what === 'create' ? 'new    ' : 'changed'}  ${path}\n`);
if (!values['dry-run']) {
  const sources = done.map(({ path }) => path).filter((path) => /\.(tsx?|css)$/.test(path));
  await mustPass('biome', ['check', '--write', '--log-level=error', ...new Set(sources)]);
  await mustPass('node', [join(root, 'scripts/docs.mjs')]);
}

async function mustPass(program, args) {
  const { code, output } = await run(program, args, { collect: true });
  if (code) end(output);
}

function end(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function usage() {
  const recipes = Object.values(schematics).map(({ description }) => `  npm run add -- ${description}`);
  return ['Say what to add:', ...recipes].join('\n');
}
