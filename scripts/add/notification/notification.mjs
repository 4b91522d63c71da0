import { chain, noop } from '@angular-devkit/schematics';
import { addImport, addToArray, addToManifest, addToProperty, keysOf, propertiesOf } from '../edit.mjs';
import { dataOf } from '../event-data.mjs';
import { forms, moduleAndName } from '../names.mjs';
import { change, textOf, writeFiles } from '../tree.mjs';

/** What whoever made something is notified of after an event of its stream. */
export function addNotification({ names: [path, event] }) {
  const [module, streamName] = moduleAndName(path);
  const stream = forms(streamName);
  const folder = `modules/${module}/${streamName}`;
  const file = `${folder}/${streamName}.notifications.ts`;
  return (tree) => {
    const events = `${folder}/${streamName}.events.ts`;
    const types = keysOf(textOf(tree, events), events, 'defineStream');
    if (!types.includes(event))
      throw new Error(`${events} has no event ${event}. Add it first, with its command.`);
    const state = `${folder}/${streamName}.state.ts`;
    const owner = propertiesOf(textOf(tree, state), stream.pascal).find((one) => /Id$/.test(one));
    if (!owner)
      throw new Error(`${stream.pascal} in ${state} has no field that ends in Id, so nobody is notified.`);
    const isOpening = types[0] === event;
    const values = {
      ...stream,
      stream: streamName,
      event,
      subtype: forms(event).snake,
      news: `newsOf${stream.pascal}`,
      name: `notify-of-${forms(event).kebab}`,
      file: forms(event).kebab,
      opening: types[0],
      isOpening,
      data: { ...dataOf(tree, folder, types[0]), [owner]: 'ana' },
      eventData: dataOf(tree, folder, event),
      owner,
    };
    const rules = `${stream.camel}Notifications`;
    const kinds = `modules/${module}/${module}.notification-kinds.ts`;
    const areKnown = tree.exists(kinds) && new RegExp(`const ${values.news}\\b`).test(tree.readText(kinds));
    const isThere = tree.exists(file);
    const manifest = `modules/${module}/${module}.manifest.ts`;
    return chain([
      writeFiles('./files', folder, values),
      isThere ? noop() : writeFiles('./rules', folder, values),
      () => {
        change(tree, file, (text) =>
          addImport(
            addToArray(text, file, rules, ruleOf(values)),
            `../${module}.notification-kinds.js`,
            values.news,
          ),
        );
        if (!tree.exists(kinds)) tree.create(kinds, '');
        change(tree, kinds, (text) =>
          addToProperty(
            areKnown ? text : `${text}${typeOf(values)}`,
            kinds,
            values.news,
            'subjects',
            `${values.subtype}: null,`,
          ),
        );
        change(tree, kinds, (text) =>
          addImport(text, '../notifications/notification-kinds.shared.js', 'defineNotifications'),
        );
        if (!areKnown)
          change(tree, manifest, (text) =>
            addImport(
              addToManifest(text, manifest, 'notificationTypes', values.news),
              `./${module}.notification-kinds.js`,
              values.news,
            ),
          );
        if (!isThere)
          change(tree, manifest, (text) =>
            addImport(
              addToManifest(text, manifest, 'notifications', `...${rules}`),
              `./${streamName}/${streamName}.notifications.js`,
              rules,
            ),
          );
        return tree;
      },
    ]);
  };
}

const ruleOf = ({ event, name, camel, owner, words, isOpening, news, subtype }) => `
  whenever('${event}', '${name}', ({ entityId${isOpening ? ', data' : ''} }${isOpening ? '' : ', before'}) => [
    {
      recipientId: ${isOpening ? `data.${owner}` : `foldEvents(${camel}State, before).${owner}`},
      ...${news}.of('${subtype}'),
      message: 'There is news of your ${words}.',
      about: entityId,
      href: '/account',
    },
  ])`;

/** Members choose its channels by a kind of its own once it has one instead of 'other'. */
const typeOf = ({ news, snake }) => `
export const ${news} = defineNotifications({ type: '${snake}', kind: 'other', subjects: {} });
`;
