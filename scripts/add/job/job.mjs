import { chain } from '@angular-devkit/schematics';
import { addImport, addToManifest } from '../edit.mjs';
import { forms, moduleAndName } from '../names.mjs';
import { change, writeFiles } from '../tree.mjs';

/** A job that time starts, once a day at first. */
export function addJob({ names: [path] }) {
  const [module, name] = moduleAndName(path);
  const job = forms(name);
  const manifest = `modules/${module}/${module}.manifest.ts`;
  return chain([
    writeFiles('./files', `modules/${module}`, { name, ...job }),
    (tree) =>
      change(tree, manifest, (text) =>
        addImport(
          addToManifest(text, manifest, 'jobs', `${job.camel}Job(context)`, '(context)'),
          `./${name}.job.js`,
          `${job.camel}Job`,
        ),
      ),
  ]);
}
