import ts from 'typescript';
import { find, textOfProperty } from './edit.mjs';

/** What the newest fixture of an event holds. */
export function dataOf(tree, folder, event) {
  const newest = tree
    .getDir(`${folder}/fixtures`)
    .subfiles.filter((name) => name.startsWith(`${event}.v`))
    .sort((one, other) => one.length - other.length || one.localeCompare(other))
    .at(-1);
  if (!newest) throw new Error(`${folder}/fixtures has no ${event}.v1.json.`);
  return JSON.parse(tree.readText(`${folder}/fixtures/${newest}`)).data;
}

/** The fields of an event that hold any text (`z.string()`). */
export function textFieldsOf(text, file, event) {
  const shape = ts.createSourceFile(
    'event.ts',
    textOfProperty(text, file, 'defineStream', event) ?? '',
    ts.ScriptTarget.Latest,
    true,
  );
  const call = find(shape, (node) => ts.isCallExpression(node) && node.expression.getText() === 'z.object');
  const fields = call?.arguments[0]?.properties ?? [];
  return fields.filter((one) => one.initializer?.getText() === 'z.string()').map((one) => one.name.getText());
}
