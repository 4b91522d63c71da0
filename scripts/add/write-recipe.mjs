import { join } from 'node:path';
import { NodeWorkflow } from '@angular-devkit/schematics/tools/index.js';

export const collection = join(import.meta.dirname, 'collection.json');

/** Writes the files of one recipe below a root: either all of them or none.
 *  out     what was done to which file, by its path from the root
 *  errors  Error with a sentence about what is missing or in the way */
export async function writeRecipe(root, kind, options, { dryRun = false } = {}) {
  const done = [];
  const workflow = new NodeWorkflow(root, { dryRun });
  workflow.reporter.subscribe((event) =>
    done.push({ what: event.kind, path: event.path.replace(/^\//, '') }),
  );
  await workflow
    .execute({ collection, schematic: kind, options })
    .forEach(() => {})
    .catch((error) => {
      const [, known] = /conflicted on path "\/(.+)"/.exec(error.message) ?? [];
      throw known ? new Error(`${known} is there already. Nothing was written.`) : error;
    });
  return done;
}
