import { apply, applyTemplates, mergeWith, move, url } from '@angular-devkit/schematics';

/** Write the templates of a folder. A file that is there already is a refusal. */
export const writeFiles = (templates, to, values) =>
  mergeWith(apply(url(templates), [applyTemplates(values), move(to)]));

/** Change a file that is there. */
export function change(tree, file, edit) {
  tree.overwrite(file, edit(textOf(tree, file)));
}

export function textOf(tree, file) {
  if (!tree.exists(file)) throw new Error(`There is no ${file}. Add it first.`);
  return tree.readText(file);
}
