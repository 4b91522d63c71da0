import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'made');

/** Most of a short test is loading modules, and the first run of their code: specs of the server run in groups, each with one registry of modules. Pages keep
 *  state in modules, and the faults of EventStoreDB have tries of their own: these run file by file. */
const groups = { postgres: 12, rules: 5 };

/** The files that run in groups.
 *  in  kind: postgres or rules */
function grouped(kind) {
  return globSync('**/*.spec.ts', { cwd: root, exclude: ['node_modules/**', 'dist/**', 'frontend/**'] })
    .filter((path) => !isAlone(path) && path.endsWith('.pg.spec.ts') === (kind === 'postgres'))
    .sort();
}

const isAlone = (path) => /test\/event-store\/eventstoredb/.test(path);

/** Write the groups: one file each, which jest then finds. Neighbours go to different groups, so that all take about as long. */
export function makeGroups() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [kind, count] of Object.entries(groups)) {
    const paths = grouped(kind);
    for (let group = 0; group < count; group++) {
      const members = paths.filter((_path, at) => at % count === group);
      const name = `${kind}-${String(group + 1).padStart(2, '0')}.group.ts`;
      writeFileSync(
        join(folder, name),
        `import { describeFiles } from '../describe-files.js';\n\nawait describeFiles(${JSON.stringify(members, undefined, 2)});\n`,
      );
    }
  }
}

/** What jest looks for: the groups, and the files that are in none. */
export const testRegexes = {
  rules: [
    'rules-\\d+\\.group\\.ts$',
    'frontend/.*\\.spec\\.ts$',
    'event-store/eventstoredb[^/]*\\.spec\\.ts$',
  ],
  postgres: ['postgres-\\d+\\.group\\.ts$'],
};
