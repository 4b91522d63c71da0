import { chain } from '@angular-devkit/schematics';
import { addImport, addToArray } from '../edit.mjs';
import { forms } from '../names.mjs';
import { change, writeFiles } from '../tree.mjs';

/** A module: manifest, contract, catalogue of errors, controller and README; a line in the list of modules. */
export function addModule({ names: [name] }) {
  if (!/^[a-z][a-z-]+$/.test(name)) throw new Error(`"${name}" is no name of a module, like saved-searches.`);
  const module = forms(name);
  return chain([
    writeFiles('./files', `modules/${name}`, { name, ...module }),
    (tree) =>
      change(tree, 'apps/runtime/modules.ts', (text) => {
        const manifest = `${module.camel}Manifest`;
        const listed = addToArray(text, 'apps/runtime/modules.ts', 'manifests', manifest);
        return addImport(listed, `../../modules/${name}/${name}.manifest.js`, manifest);
      }),
  ]);
}
