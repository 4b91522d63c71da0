import { chain } from '@angular-devkit/schematics';
import { addCommandRow, addErrorCode, addImport, addToManifest, addToObject } from '../edit.mjs';
import { forms, moduleAndName, mustBePascal, plural, statusOf, withArticle } from '../names.mjs';
import { addRoutes } from '../routes.mjs';
import { change, writeFiles } from '../tree.mjs';

/** A stream of what members make: its first command and event, and those that delete it, with their routes and tests. */
export function addStream({ names: [path, command, event] }) {
  const [module, name] = moduleAndName(path);
  mustBePascal(command, event);
  const stream = forms(name);
  const first = forms(command);
  const values = {
    stream: name,
    module,
    ...stream,
    command,
    event,
    first,
    status: statusOf(event),
    an: withArticle(stream.words),
  };
  const routes = [
    { ...first, method: 'POST', path: `/api/${plural(name)}`, creates: true, summary: sentence(first.words) },
    {
      ...forms(`Delete${stream.pascal}`),
      method: 'DELETE',
      path: `/api/${plural(name)}/:id`,
      summary: `Delete ${withArticle(stream.words)} of one's own`,
    },
  ];
  return chain([
    writeFiles('./files', `modules/${module}/${name}`, values),
    addRoutes(module, stream, routes),
    (tree) => {
      const at = `modules/${module}`;
      change(tree, `${at}/${module}.manifest.ts`, (text) =>
        addImport(
          addToManifest(text, `${module}.manifest.ts`, 'streams', `${stream.camel}Events`),
          `./${name}/${name}.events.js`,
          `${stream.camel}Events`,
        ),
      );
      change(tree, `${at}/${module}.errors.ts`, (text) => {
        const file = `${module}.errors.ts`;
        const withExists = addErrorCode(text, file, 'conflict', `${stream.code}_EXISTS`, 'the id is in use');
        return addErrorCode(
          withExists,
          file,
          'not-found',
          `${stream.code}_NOT_FOUND`,
          `no ${stream.words} of the caller has that id`,
        );
      });
      change(tree, `${at}/README.md`, (text) =>
        addCommandRow(
          addCommandRow(text, `${at}/README.md`, `| ${command} | an id is used once | ${event} | a member |`),
          `${at}/README.md`,
          `| Delete${stream.pascal} | again changes nothing | ${stream.pascal}Deleted | its member |`,
        ),
      );
      change(tree, 'test/authorisation.rows.ts', (text) =>
        addToObject(
          text,
          'test/authorisation.rows.ts',
          'rows',
          `'DELETE /api/${plural(name)}/:id': { refused: onlyFor('404 ${stream.code}_NOT_FOUND') },`,
        ),
      );
    },
  ]);
}

const sentence = (words) => words[0].toUpperCase() + words.slice(1);
