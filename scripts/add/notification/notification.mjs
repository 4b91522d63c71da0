import { chain, noop } from '@angular-devkit/schematics';
import { addImport, addToArray, addToManifest, keysOf, propertiesOf } from '../edit.mjs';
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
      eventWords: forms(event).words,
      name: `notify-of-${forms(event).kebab}`,
      file: forms(event).kebab,
      opening: types[0],
      isOpening,
      data: { ...dataOf(tree, folder, types[0]), [owner]: 'ana' },
      eventData: dataOf(tree, folder, event),
      owner,
    };
    const rules = `${stream.camel}Notifications`;
    const isThere = tree.exists(file);
    const manifest = `modules/${module}/${module}.manifest.ts`;
    return chain([
      writeFiles('./files', folder, values),
      isThere ? noop() : writeFiles('./rules', folder, values),
      () => {
        change(tree, file, (text) => addToArray(text, file, rules, ruleOf(values)));
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

const ruleOf = ({ event, name, camel, owner, words, isOpening, eventWords }) => `
  whenever('${event}', '${name}', ({ entityId${isOpening ? ', data' : ''} }${isOpening ? '' : ', before'}) => [
    {
      recipientId: ${isOpening ? `data.${owner}` : `foldEvents(${camel}State, before).${owner}`},
      type: '${camel}',
      subtype: '${eventWords.replaceAll(' ', '_')}',
      message: 'There is news of your ${words}.',
      about: entityId,
      href: '/account',
    },
  ])`;
