import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chain, noop } from '@angular-devkit/schematics';
import { addImport, addToArray, addToManifest, keysOf } from '../edit.mjs';
import { dataOf, textFieldsOf } from '../event-data.mjs';
import { forms, moduleAndName, plural, statusOf } from '../names.mjs';
import { mutationsOf } from '../routes.mjs';
import { change, textOf, writeFiles } from '../tree.mjs';

/** A read model of one stream, with the call that lists it: for whoever made what it shows, or with a capability for staff. */
export function addProjection({ names: [path, streamName], requires }) {
  const [module, name] = moduleAndName(path);
  if (!streamName) throw new Error('Say which stream it reads: projection garage/cars car.');
  const screen = forms(name);
  const stream = forms(streamName);
  const at = `modules/${module}/${streamName}`;
  const events = `${at}/${streamName}.events.ts`;
  return (tree) => {
    const text = textOf(tree, events);
    const [opening, ...others] = keysOf(text, events, 'defineStream');
    const columns = textFieldsOf(text, events, opening).map(forms);
    const owner = columns.find(({ camel }) => /Id$/.test(camel));
    if (!owner)
      throw new Error(`${opening} in ${events} has no field that ends in Id, so nobody owns a row.`);
    const deleted = others.filter((one) => /Deleted$/.test(one));
    const list = forms(`list-${requires && !name.startsWith('all-') ? 'all-' : ''}${name}`);
    const values = {
      name,
      module: forms(module),
      screen,
      stream,
      opening,
      status: statusOf(opening),
      deleted,
      changes: others
        .filter((one) => !deleted.includes(one))
        .map((type) => ({ type, status: statusOf(type), data: dataOf(tree, at, type) })),
      columns,
      words: columns.filter(({ camel }) => !/Id$/.test(camel)),
      owner,
      data: { ...dataOf(tree, at, opening), [owner.camel]: 'ana' },
      requires,
      list,
      path: `/api/${requires ? 'admin/' : ''}${name}`,
    };
    const manifest = `${screen.camel}ProjectionManifest`;
    return chain([
      writeFiles(templates('files'), `projections/${module}/${name}`, values),
      tree.exists(`${at}/${streamName}.content.ts`) ? noop() : addContent(at, values),
      () => {
        const contract = `modules/${module}/${module}.contract.ts`;
        if (!tree.exists(contract)) tree.create(contract, '');
        change(tree, contract, (before) => {
          const withCall = addImport(
            `${before}\n${endpointOf(values)}`,
            '../kernel/http/contract.js',
            'endpoint',
          );
          return addImport(addImport(withCall, '../kernel/http/query.contract.js', 'limit'), 'zod', 'z');
        });
        if (tree.exists(mutationsOf(stream)))
          change(tree, mutationsOf(stream), (before) =>
            addImport(
              addToArray(before, mutationsOf(stream), 'changed', `${list.camel}.path`),
              `@modules/${module}/${module}.contract`,
              list.camel,
            ),
          );
        change(tree, 'apps/runtime/modules.ts', (before) =>
          addImport(
            addToArray(before, 'apps/runtime/modules.ts', 'manifests', manifest),
            `../../projections/${module}/${name}/${name}.manifest.js`,
            manifest,
          ),
        );
        return tree;
      },
    ]);
  };
}

const templates = (folder) => pathToFileURL(join(import.meta.dirname, folder)).href;

/** What members make is declared once, and its first read model knows who made what. */
function addContent(at, values) {
  const { module, stream } = values;
  const manifest = `modules/${module.kebab}/${module.kebab}.manifest.ts`;
  return chain([
    writeFiles(templates('content'), at, { ...values, file: stream.kebab, many: plural(stream.kebab) }),
    (tree) =>
      change(tree, manifest, (text) =>
        addImport(
          addToManifest(text, manifest, 'contents', `${stream.camel}Content`),
          `./${stream.kebab}/${stream.kebab}.content.js`,
          `${stream.camel}Content`,
        ),
      ),
  ]);
}

const endpointOf = ({ screen, list, name, path, columns, requires }) => `
export const ${screen.pascal}View = z.object({
  id: z.string(),
  ${columns.map(({ camel }) => `${camel}: z.string(),`).join('\n')}
  status: z.string(),
  at: z.iso.datetime(),
});
export type ${screen.pascal}View = z.output<typeof ${screen.pascal}View>;

export const ${list.camel} = endpoint({
  method: 'GET',
  path: '${path}',
  auth: 'member',${requires ? `\nrequires: '${requires}',` : ''}
  consistent: ['${name}'],
  summary: ${JSON.stringify(requires ? `All ${screen.words}, newest first` : `The caller's ${screen.words}, newest first`)},
  query: z.object({ limit: limit(24) }),
  response: z.object({ ${screen.camel}: z.array(${screen.pascal}View).max(100) }),
});
`;
