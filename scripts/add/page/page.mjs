import { chain, noop } from '@angular-devkit/schematics';
import { addToObject, callWith, keysOf } from '../edit.mjs';
import { forms, moduleAndName } from '../names.mjs';
import { change, textOf, writeFiles } from '../tree.mjs';

const declarations = 'modules/pages/pages.schemas.ts';

/** A page with its declaration. It shows what a projection lists, or only its heading at first. */
export function addPage({ names: [path], path: address, shows, requires }) {
  const [feature, name] = moduleAndName(path);
  if (requires && feature !== 'admin')
    throw new Error('A page of staff is in the feature admin: page admin/reports.');
  const page = forms(name);
  const title = page.words[0].toUpperCase() + page.words.slice(1);
  return (tree) => {
    const values = {
      ...page,
      name,
      title,
      requires,
      address: address ?? (requires ? `/admin/${name}` : `/${name}`),
      who: requires ?? (shows ? 'member' : undefined),
      ...(shows && listOf(tree, shows)),
    };
    const queries = `frontend/src/entities/${values.screen?.kebab}`;
    return chain([
      writeFiles(shows ? './list' : './files', `frontend/src/features/${feature}`, values),
      shows && !tree.exists(`${queries}/${values.screen.kebab}.queries.ts`)
        ? writeFiles('./queries', queries, { ...values, file: values.screen.kebab })
        : noop(),
      () => {
        change(tree, declarations, (text) =>
          addToObject(text, declarations, 'definePages', declarationOf(values, `${feature}/${name}`)),
        );
        return tree;
      },
    ]);
  };
}

const declarationOf = ({ camel, address, title, who, requires }, file) => `${camel}: {
  path: '${address}',
  file: '${file}',
  title: '${title}',${who ? `\nwho: '${who}',` : ''}${requires ? `\nisClosedToRobots: true,` : ''}
},`;

/** The call by which a projection is read, and what a row of it has. */
function listOf(tree, projection) {
  const [module, name] = moduleAndName(projection);
  const screen = forms(name);
  const file = `modules/${module}/${module}.contract.ts`;
  const text = textOf(tree, file);
  const call = callWith(text, file, 'endpoint', 'consistent', `'${name}'`);
  const rows = keysOf(text, file, `${screen.pascal}View`);
  const path = /path: '([^']+)'/.exec(call.text)[1];
  const shown = rows.filter((one) => one !== 'id' && one !== 'at' && !/Id$/.test(one)).map(forms);
  return {
    screen,
    module,
    call: call.name,
    api: path,
    rows,
    shown: shown.map((one) => ({ ...one, title: one.words[0].toUpperCase() + one.words.slice(1) })),
  };
}
