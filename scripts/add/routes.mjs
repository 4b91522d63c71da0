import { addImport, addRoute, addToManifest } from './edit.mjs';
import { forms } from './names.mjs';
import { change } from './tree.mjs';

/** Endpoints in the contract of a module, and their methods in its controller; both files are begun where they are missing. */
export function addRoutes(moduleName, stream, routes) {
  const module = forms(moduleName);
  const at = `modules/${moduleName}`;
  const contract = `${at}/${moduleName}.contract.ts`;
  const controller = `${at}/${moduleName}.controller.ts`;
  return (tree) => {
    if (!tree.exists(contract)) tree.create(contract, '');
    if (!tree.exists(controller)) {
      tree.create(controller, emptyController(module.pascal));
      change(tree, `${at}/${moduleName}.manifest.ts`, (text) =>
        addImport(
          addToManifest(text, `${moduleName}.manifest.ts`, 'controllers', `${module.pascal}Controller`),
          `./${moduleName}.controller.js`,
          `${module.pascal}Controller`,
        ),
      );
    }
    change(tree, contract, (text) => {
      const written = `${text}\n${routes.map((route) => endpointOf(route, stream)).join('\n')}`;
      const names = ['endpoint', 'Receipt', ...routes.flatMap(typesOf)];
      const withCalls = addImport(written, '../kernel/http/contract.js', ...new Set(names));
      return routes.some(({ creates }) => creates) ? addImport(withCalls, 'zod', 'z') : withCalls;
    });
    change(tree, controller, (text) => {
      const imports = [
        ['@nestjs/common', 'Controller', 'Inject'],
        ['@nestjs/cqrs', 'CommandBus'],
        ['../kernel/decider/command-bus.js', 'dispatch'],
        ['../kernel/http/contract.js', 'type Receipt'],
        ['../kernel/http/route.js', 'Input', 'Route', 'type RouteInput'],
        [`./${stream.kebab}/${stream.kebab}.decider.js`, `${stream.camel}Decider`],
        [`./${moduleName}.contract.js`, ...routes.map(({ camel }) => camel)],
        ...(routes.some(({ creates }) => creates)
          ? [['../kernel/decider/identifiers.js', 'deterministicId']]
          : []),
      ];
      const withMethods = routes.reduce(
        (done, route) => addRoute(done, controller, methodOf(route, stream)),
        text,
      );
      return imports.reduce((done, [from, ...names]) => addImport(done, from, ...names), withMethods);
    });
    const mutations = mutationsOf(stream);
    if (!tree.exists(mutations)) tree.create(mutations, emptyMutations(stream));
    change(tree, mutations, (text) =>
      addImport(
        `${text}${routes.map((route) => mutationOf(route, stream)).join('')}`,
        `@modules/${moduleName}/${moduleName}.contract`,
        ...routes.map(({ camel }) => camel),
      ),
    );
  };
}

/** The commands of a stream, as pages send them. */
export const mutationsOf = ({ kebab }) => `frontend/src/entities/${kebab}/${kebab}.mutations.ts`;

const emptyMutations = ({ pascal }) => `
import { type CallInput, call } from '@lib/api/call';
import type { Receipt } from '@modules/kernel/http/contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

/** The reads that these commands change. */
const changed: readonly string[] = [];

function use${pascal}Command<Input>(mutationFn: (input: Input) => Promise<Receipt>) {
  return useMutation({ mutationFn, onSettled: useInvalidate(...changed.map((path) => [path])) });
}
`;

const mutationOf = ({ camel, pascal, creates }, stream) =>
  creates
    ? `
export const use${pascal} = () =>
  use${stream.pascal}Command((body: CallInput<typeof ${camel}>['body']) => call(${camel}, { body }));
`
    : `
export const use${pascal} = () => use${stream.pascal}Command((id: string) => call(${camel}, { params: { id } }));
`;

const typesOf = ({ creates, fields }) =>
  creates ? fields.map(({ isId }) => (isId ? 'Id' : 'text')) : ['IdParams'];

const emptyController = (pascal) => `
@Controller()
export class ${pascal}Controller {
}
`;

/** Commands of staff over others ask for a recent sign-in (ADR 0016). */
const endpointOf = ({ camel, method, path, summary, creates, fields, requires, errors = [] }, { code }) => `
export const ${camel} = endpoint({
  method: '${method}',
  path: '${path}',
  auth: 'member',${requires ? `\nrequires: '${requires}',\nrecentAuth: true,` : ''}
  summary: ${JSON.stringify(summary)},
  ${creates ? `body: z.object({ ${fields.map(({ name, isId }) => `${name}: ${isId ? 'Id' : 'text(2000)'}`).join(', ')} }),` : 'params: IdParams,'}
  response: Receipt,
  ${creates ? 'status: 201,' : `errors: [${[...errors, `${code}_NOT_FOUND`].map((one) => `'${one}'`).join(', ')}],`}
});
`;

const methodOf = ({ camel, pascal, creates }, stream) =>
  creates
    ? `@Route(${camel})
  ${camel}(@Input() { body, meta }: RouteInput<typeof ${camel}>): Promise<Receipt> {
    const id = deterministicId(meta.commandId, '${stream.words}');
    return dispatch(this.bus, ${stream.camel}Decider, id, { type: '${pascal}', ...body, meta });
  }`
    : `@Route(${camel})
  ${camel}(@Input() { params, meta }: RouteInput<typeof ${camel}>): Promise<Receipt> {
    return dispatch(this.bus, ${stream.camel}Decider, params.id, { type: '${pascal}', meta });
  }`;
