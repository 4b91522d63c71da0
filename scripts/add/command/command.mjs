import { chain } from '@angular-devkit/schematics';
import {
  addArgument,
  addCase,
  addCommandRow,
  addErrorCode,
  addImport,
  addToObject,
  addToStatus,
  addToUnion,
  keysOf,
  parametersOf,
  propertiesOf,
  unionOf,
} from '../edit.mjs';
import { dataOf } from '../event-data.mjs';
import { forms, moduleAndName, mustBePascal, plural, statusOf } from '../names.mjs';
import { addRoutes } from '../routes.mjs';
import { change, textOf, writeFiles } from '../tree.mjs';

/** A command of a stream that is there, its event and its route. With a capability it is one of staff, otherwise one of whoever made it. */
export function addCommand({ names: [path, name, eventName], requires }) {
  const [module, streamName] = moduleAndName(path);
  mustBePascal(name, eventName);
  const stream = forms(streamName);
  const command = forms(name);
  const folder = `modules/${module}/${streamName}`;
  const file = (kind) => `${folder}/${streamName}.${kind}.ts`;
  const errorsFile = `modules/${module}/${module}.errors.ts`;
  const verb = command.kebab.replace(`-${streamName}`, '');
  const route = `/api/${requires ? 'admin/' : ''}${plural(streamName)}/:id/${verb}`;
  const status = statusOf(eventName);
  return (tree) => {
    const stateText = textOf(tree, file('state'));
    const owner = propertiesOf(stateText, stream.pascal).find((one) => /Id$/.test(one));
    if (!requires && !owner)
      throw new Error(
        `${stream.pascal} in ${file('state')} has no field that ends in Id, so nobody owns it.`,
      );
    const [opening] = keysOf(textOf(tree, file('events')), file('events'), 'defineStream');
    const [, state] = parametersOf(textOf(tree, file('decider')), file('decider'), 'decide');
    const values = {
      stream: streamName,
      ...stream,
      command,
      event: eventName,
      status,
      requires,
      owner,
      state: state ?? stream.camel,
      opening,
      data: dataOf(tree, folder, opening),
      gone: ['none', 'deleted'].filter((word) => unionOf(stateText, stream.pascal, 'status')?.includes(word)),
    };
    return chain([
      writeFiles('./files', folder, { ...values, commandFile: command.kebab }),
      addRoutes(module, stream, [
        {
          ...command,
          method: 'POST',
          path: route,
          requires,
          errors: requires ? ['PROOF_NEEDED'] : [],
          summary: command.words[0].toUpperCase() + command.words.slice(1),
        },
      ]),
      () => {
        change(tree, file('events'), (text) =>
          addToObject(
            text,
            file('events'),
            'defineStream',
            `${eventName}: defineEvent({ version: 1, schema: z.object({}) }),`,
          ),
        );
        change(tree, file('state'), (text) => {
          const [param] = parametersOf(text, file('state'), 'evolve');
          const arm = `case '${eventName}':\nreturn { ...${param}, status: '${status}' };`;
          return addToStatus(
            addCase(text, file('state'), ['evolve'], arm),
            file('state'),
            stream.pascal,
            status,
          );
        });
        change(tree, file('decider'), (text) => decided(text, file('decider'), values));
        change(tree, errorsFile, (text) =>
          addErrorCode(
            text,
            errorsFile,
            'not-found',
            `${stream.code}_NOT_FOUND`,
            `no ${stream.words} of the caller has that id`,
          ),
        );
        const readme = `modules/${module}/README.md`;
        change(tree, readme, (text) =>
          addCommandRow(
            text,
            readme,
            `| ${name} | again changes nothing | ${eventName} | ${requires ? `\`${requires}\`` : 'its member'} |`,
          ),
        );
        change(tree, 'test/authorisation.rows.ts', (text) =>
          addToObject(
            text,
            'test/authorisation.rows.ts',
            'rows',
            `'POST ${route}': { refused: onlyFor('404 ${stream.code}_NOT_FOUND') },`,
          ),
        );
        for (const projection of projectionsOf(tree, module, stream))
          change(tree, projection, (text) => followed(text, projection, { stream, eventName, status }));
        return tree;
      },
    ]);
  };
}

/** The read models that recipes wrote for this stream. */
function projectionsOf(tree, module, { camel, snake }) {
  const screens = tree.getDir(`projections/${module}`).subdirs;
  return screens
    .map((screen) => `projections/${module}/${screen}/${screen}.projection.ts`)
    .filter((file) => {
      const text = tree.exists(file) ? tree.readText(file) : '';
      return text.includes(`pick(${camel}Events, `) && text.includes(`update ${snake} set status = `);
    });
}

/** The status of its rows follows the event; the next start builds them again. */
function followed(text, file, { stream, eventName, status }) {
  const arm = `case '${eventName}':
      await sql\`update ${stream.snake} set status = '${status}' where id = \${id}\`.execute(tx);
      return;`;
  const withArm = addCase(text, file, ['write'], arm);
  return addArgument(withArm, file, 'pick', `${stream.camel}Events`, `'${eventName}'`).replace(
    /version: (\d+),/,
    (_, version) => `version: ${Number(version) + 1},`,
  );
}

function decided(text, file, values) {
  const { command, pascal, state, requires, owner, gone, code, words, status, event } = values;
  const isGone = [
    ...gone.map((word) => `${state}.status === '${word}'`),
    ...(requires ? [] : [`${state}.${owner} !== meta.actor.id`]),
  ];
  const rule = `
/** events  [${event}], or [] when that happened before
 *  errors  ${code}_NOT_FOUND (not-found)${requires ? '' : ' to everybody else'} */
function ${command.camel}(
  ${requires ? '_' : '{ meta }'}: CommandOf<${pascal}Command, '${command.pascal}'>,
  ${state}: ${pascal},
): readonly ${pascal}Event[] {
  if (${isGone.join(' || ')})
    throw notFound('${code}_NOT_FOUND', { message: 'This ${words} no longer exists.' });
  return ${state}.status === '${status}' ? [] : [event('${event}', {})];
}
`;
  const arm = `case '${command.pascal}':\nreturn ${command.camel}(command, ${state});`;
  const withArm = addCase(`${text}${rule}`, file, ['decide'], arm);
  const withCommand = addToUnion(withArm, file, `${pascal}Command`, `Command<'${command.pascal}'>`);
  const withErrors = addImport(withCommand, '../../kernel/decider/errors.js', 'notFound');
  return addImport(withErrors, '../../kernel/decider/decider.js', 'event', 'type CommandOf');
}
