import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What imports cannot say; who may import whom is kept by scripts/check-imports.mjs (ADR 0063). */
const root = join(import.meta.dirname, '..');

describe('deciders, states and rules', () => {
  const pure = sourcesIn(['modules']).filter((file) => /\.(decider|state|rules)\.ts$/.test(file));

  test('have every decider among them', () => {
    const deciders = sourcesIn(['modules']).filter((file) =>
      /^export const \w+: (Stream)?Decider</m.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(deciders.length).toBeGreaterThan(5);
    expect(pure).toEqual(expect.arrayContaining([...deciders]));
  });

  test.each(pure)('%s asks neither clock nor chance', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(
      /Date\.now|new Date\(\)|Math\.random|randomUUID|process\./,
    );
  });
});

test('the README of processes has a row for each, and for no other', () => {
  const readme = readFileSync(join(root, 'modules/processes/README.md'), 'utf8');
  const files = (text: string) => text.match(/(?<=`)[\w-]+\.(process|reactor|job)\.ts(?=`)/g) ?? [];
  const processes = readdirSync(join(root, 'modules/processes')).flatMap((file) => files(`\`${file}\``));
  expect(processes.length).toBeGreaterThan(5);
  expect([...new Set(files(readme))].sort()).toEqual(processes.sort());
});

/** Its default is unreachable, or hands what is left, typed, to another function. */
test('every switch over commands or events ends where the compiler says that nothing is left', () => {
  const leaky = sourcesIn(['apps', 'modules', 'projections']).filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const switches = source.match(/switch \((?:\w+\.)?type\)/g)?.length ?? 0;
    const ends =
      source.match(/default:\s+(unreachable\(|return (unreachable\(|.*\(.*\bevent\b))/g)?.length ?? 0;
    return switches > ends;
  });
  expect(leaky).toEqual([]);
});

test('a port is an interface and its token: what is shared as code is a file of its own', () => {
  const ports = sourcesIn(['modules']).filter((file) => file.endsWith('.ports.ts'));
  expect(ports.length).toBeGreaterThan(10);
  const code = ports.filter((file) => {
    const { statements } = ts.createSourceFile(
      file,
      readFileSync(join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    return !statements.every(isPort);
  });
  expect(code).toEqual([]);
});

test('every version of every event that was shipped has its fixture', () => {
  const events = sourcesIn(['modules'])
    .filter((file) => file.endsWith('.events.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const shapes = [...source.matchAll(/^ {2}(\w+): defineEvent\(\{\s*version: (\d+)/gm)];
      return shapes.flatMap(([, type, version]) =>
        Array.from({ length: Number(version) }, (_, at) =>
          join(dirname(file), 'fixtures', `${type}.v${at + 1}.json`),
        ),
      );
    });
  expect(events.length).toBeGreaterThan(20);
  expect(events.filter((fixture) => !existsSync(join(root, fixture)))).toEqual([]);
});

test('the top level is the one that was fixed', () => {
  const fixed = [
    'package.json',
    'nest-cli.json',
    'tsconfig.json',
    'apps',
    'modules',
    'projections',
    'frontend',
    'docker-compose.yml',
    'test',
    'README.md',
  ];
  expect(fixed.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

/** ADR 0069. */
describe('pages', () => {
  const pages = sourcesIn(['frontend/src/features', 'frontend/src/entities', 'frontend/src/app'])
    .filter((file) => !/\.(spec|fixtures)\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  const filesWith = (wrong: (source: string, file: string) => boolean) =>
    pages.filter(({ source, file }) => wrong(source, file)).map(({ file }) => file);

  test('say in one way that a query loads or has failed', () => {
    const others = [
      'entities/day/use-day.ts', // shows what the device has, whatever becomes of the queries
      'features/check-in/gate-frame.tsx', // opens by what the phone has, whatever becomes of the query
      'features/marketplace/listing-form/create-listing-page.tsx', // a draft that is gone is forgotten, not told
      'features/marketplace/home/upcoming-events.tsx', // home's first screen, which has a limit of size
      'features/members/guardian/guardian-consents.tsx', // waits for two queries
      'features/messages/meeting/meet-button.tsx', // a select says that its choices load
      'features/messages/photos/message-photos.tsx', // a sign in the place of a photo
    ];
    const byHand = filesWith((source) => {
      const queries = [...source.matchAll(/const (\w+) = use(?:Infinite)?Query\(/g)].map(([, name]) => name);
      return (
        /const \{[^}]*\b(isPending|isLoading|isError|isSuccess)\b[^}]*\}\s*=\s*use(Infinite)?Query\(/.test(
          source,
        ) ||
        queries.some((name) =>
          new RegExp(`\\b${name}\\.is(Pending|Loading|Error|Success)\\b`).test(source),
        ) ||
        (/<(LoadProblem|ErrorBox)\b/.test(source) &&
          /use(Infinite)?Query\(/.test(source) &&
          !/\bloaded\w*\(/.test(source))
      );
    });
    expect(byHand.sort()).toEqual(others.map((file) => `frontend/src/${file}`).sort());
  });

  test('have their mutations in the mutation files of the entities, with all that they refresh', () => {
    expect(filesWith((source, file) => /\buseMutation\b/.test(source) && !isMutations(file))).toEqual([]);
    expect(
      filesWith(
        (source, file) =>
          file.startsWith('frontend/src/features/') &&
          (/\b(invalidateQueries|setQueryData|useInvalidate|refetchUnder)\b/.test(source) ||
            /^(?!.*queryFn).*\b(call|upload)\(/m.test(source)),
      ),
    ).toEqual([]);
  });

  test('send what may be refused by the form that shows its first error', () => {
    const others = [
      'entities/reauth/reauth-dialog.tsx', // it has no field
      'features/messages/compose.tsx', // its button is disabled while there is nothing to send
    ];
    const bare = filesWith(
      (source) => /<form\b/.test(source) && !/<search>|role="search"|aria-label="Search/.test(source),
    );
    expect(bare.sort()).toEqual(others.map((file) => `frontend/src/${file}`).sort());
  });

  test('read by one helper what the server says of a field', () => {
    expect(filesWith((source) => /\b(error|refused|problem)\.fields\b/.test(source))).toEqual([]);
  });
});

const isMutations = (file: string) => /^frontend\/src\/entities\/.*\.mutations\.ts$/.test(file);

/** An import, an interface, a type, a token, or a slot in the manifest. */
function isPort(statement: ts.Statement): boolean {
  if (!ts.isVariableStatement(statement))
    return [
      ts.SyntaxKind.ImportDeclaration,
      ts.SyntaxKind.InterfaceDeclaration,
      ts.SyntaxKind.TypeAliasDeclaration,
      ts.SyntaxKind.ModuleDeclaration,
    ].includes(statement.kind);
  return statement.declarationList.declarations.every(
    ({ initializer }) => initializer && /^definePort\b/.test(initializer.getText()),
  );
}

function sourcesIn(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter(
        (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && statSync(join(root, file)).isFile(),
      ),
  );
}
