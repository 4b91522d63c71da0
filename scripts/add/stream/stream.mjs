import { chain } from '@angular-devkit/schematics';
import {
  addCommandRow,
  addErrorCode,
  addImport,
  addStatement,
  addToManifest,
  addToObject,
  addToUnion,
} from '../edit.mjs';
import {
  fieldsOf,
  forms,
  moduleAndName,
  mustBePascal,
  plural,
  sampleOf,
  statusOf,
  withArticle,
} from '../names.mjs';
import { addProjection } from '../projection/projection.mjs';
import { addRoutes } from '../routes.mjs';
import { change, writeFiles } from '../tree.mjs';

/** A stream of what members make: its first command and event, and those that delete it, with their routes, their read model and tests. */
export function addStream({ names: [path, command, event], fields: list }) {
  const [module, name] = moduleAndName(path);
  mustBePascal(command, event);
  const stream = forms(name);
  const first = forms(command);
  const fields = fieldsOf(list);
  const values = {
    stream: name,
    module,
    ...stream,
    command,
    event,
    first,
    fields,
    texts: fields.filter(({ isId }) => !isId),
    given: fields.map(({ name: field }) => field).join(', '),
    sample: sampleOf(fields),
    status: statusOf(event),
    an: withArticle(stream.words),
  };
  const routes = [
    {
      ...first,
      method: 'POST',
      path: `/api/${plural(name)}`,
      creates: true,
      fields,
      summary: sentence(first.words),
    },
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
    },
    addToMatrix(stream, `/api/${plural(name)}`, fields),
    addProjection({ names: [`${module}/${plural(name)}`, name] }),
  ]);
}

/** The tests of authorisation and erasure make one of each kind. */
function addToMatrix(stream, path, fields) {
  const thing = `'${stream.words}'`;
  const edits = {
    'test/authorisation.kinds.ts': (text, file) =>
      addToObject(
        addToUnion(text, file, 'Thing', thing),
        file,
        'contentThings',
        `'${stream.kebab}': ${thing},`,
      ),
    'test/authorisation.rows.ts': (text, file) => {
      const row = `{ refused: onlyFor('404 ${stream.code}_NOT_FOUND', 'member'), at: { id: ${thing} } }`;
      return addToObject(text, file, 'rows', `'DELETE ${path}/:id': ${row},`);
    },
    'test/authorisation.pg.spec.ts': (text, file) =>
      addToObject(
        text,
        file,
        'made',
        `${thing}: (await command(member, 'POST', '${path}', ${sampleOf(fields)})).id,`,
      ),
    'test/erasure.fixtures.ts': (text, file) =>
      addStatement(
        text,
        file,
        'leaveRowsEverywhere',
        `await made(ana, 'POST', '${path}', ${sampleOf(fields).replaceAll("'Two left.'", `\`Brobdingnag\${ending}\``)});`,
      ),
  };
  return (tree) => {
    for (const [file, edit] of Object.entries(edits)) change(tree, file, (text) => edit(text, file));
  };
}

const sentence = (words) => words[0].toUpperCase() + words.slice(1);
