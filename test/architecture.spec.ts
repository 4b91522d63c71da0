import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Rule {
  readonly says: string;
  /** A reason why this import may not be, or undefined. */
  forbids(from: string, to: string): boolean;
  /** An import that must be reported: [file, what it imports]. */
  readonly violation: readonly [string, string];
}

const moduleOf = (path: string): string | undefined => /^modules\/([^/]+)\//.exec(path)?.[1];
const projectionOf = (path: string): string | undefined => /^projections\/([^/]+)\//.exec(path)?.[1];
const featureOf = (path: string): string | undefined => /^frontend\/src\/features\/([^/]+)\//.exec(path)?.[1];
const isOurs = (path: string): boolean => /^(apps|modules|projections|frontend|test)\//.test(path);
const isKernel = (path: string): boolean => path.startsWith('modules/kernel/');
const isDecider = (path: string): boolean =>
  /^modules\/(marketplace\/listing(-content|-holds|-life|-photos|-seller)?|identity\/member|members\/(profile\/profile|blocks\/blocks|guardians\/guardianship(-age|-invitations|-unlinking|-verification)?|grants\/grants|erasure\/erasure)|events\/gathering|notifications\/inbox)\.ts$/.test(
    path,
  );
const isEvents = (path: string): boolean => path.endsWith('.events.ts');
const isContract = (path: string): boolean => path.endsWith('.contract.ts');
/** What contracts are made of and is pure: shelves of the marketplace, rules for `next`. */
const isPureWord = (path: string): boolean =>
  isEvents(path) ||
  isContract(path) ||
  /\/(categories|safe-next)\.ts$|^modules\/kernel\/contract\.ts$/.test(path);

/** Who may import whom: house.md section 2, ADR 0001. */
const rules: readonly Rule[] = [
  {
    says: '1. kernel imports nothing of ours',
    forbids: (from, to) => isKernel(from) && isOurs(to) && !isKernel(to),
    violation: [
      'modules/kernel/event-store/domain-event-store.ts',
      'modules/marketplace/listing/listing.decider.ts',
    ],
  },
  {
    says: '2. a module imports kernel, itself, and the facts of other modules',
    forbids: (from, to) => {
      const own = moduleOf(from);
      if (!own || own === 'kernel' || !isOurs(to)) return false;
      return moduleOf(to) !== own && !isKernel(to) && !isEvents(to);
    },
    violation: ['modules/marketplace/listing.handler.ts', 'modules/identity/accounts/accounts.ts'],
  },
  {
    says: '3. a decider imports kernel types, errors and its own facts: no Nest, kysely, zod, clock or randomness',
    forbids: (from, to) => {
      if (!isDecider(from)) return false;
      if (!isOurs(to)) return true;
      const own = moduleOf(from) === moduleOf(to);
      return (
        !/^modules\/kernel\/(decider|errors|events|time)\.ts$/.test(to) &&
        !(
          own &&
          (isEvents(to) ||
            /\/(listing(-content|-holds|-life|-photos|-seller)?|guardianship(-age|-invitations|-unlinking|-verification)?|categories|reserved-handles|age)\.ts$/.test(
              to,
            ))
        )
      );
    },
    violation: ['modules/marketplace/listing/listing.decider.ts', 'zod'],
  },
  {
    says: '4. a projection imports kernel, facts and contracts; never another projection',
    forbids: (from, to) => {
      const own = projectionOf(from);
      if (!own || !isOurs(to)) return false;
      if (projectionOf(to) === own || isKernel(to)) return false;
      return !(moduleOf(to) && (isPureWord(to) || /\/listing-actions\.ts$/.test(to)));
    },
    violation: [
      'projections/events/events.queries.ts',
      'projections/listing-search/listing-search.projection.ts',
    ],
  },
  {
    says: '5. contracts import zod and the words of contracts',
    forbids: (from, to) => isContract(from) && to !== 'zod' && !isPureWord(to),
    violation: ['modules/events/events.contract.ts', 'modules/kernel/event-store/domain-event-store.ts'],
  },
  {
    says: '5. the pages import contracts only; features never import each other',
    forbids: (from, to) => {
      if (!from.startsWith('frontend/') || !isOurs(to)) return false;
      if (!to.startsWith('frontend/')) return !isPureWord(to);
      const feature = featureOf(from);
      return feature !== undefined && featureOf(to) !== undefined && featureOf(to) !== feature;
    },
    violation: [
      'frontend/src/features/events/events-page.tsx',
      'frontend/src/features/marketplace/home/home-page.tsx',
    ],
  },
  {
    says: '6. nobody imports apps',
    forbids: (from, to) => to.startsWith('apps/') && !/^(apps|test)\//.test(from),
    violation: ['modules/events/gathering/gathering.decider.ts', 'apps/runtime/runtime.ts'],
  },
];

describe('who may import whom', () => {
  const imports = sourcesIn(['apps', 'modules', 'projections', 'frontend/src'])
    .filter((file) => !/\.(spec|given)\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file, readFileSync(join(root, file), 'utf8')).map((to) => [file, to] as const),
    );

  test('the sources were found', () => expect(imports.length).toBeGreaterThan(300));

  test.each(rules)('$says', ({ forbids }) => {
    expect(imports.filter(([from, to]) => forbids(from, to)).map((pair) => pair.join(' imports '))).toEqual(
      [],
    );
  });

  test.each(rules)('a planted violation is reported: $says', ({ forbids, violation: [from, to] }) => {
    const planted = to.includes('/')
      ? `import { x } from '${relativeTo(from, to)}';`
      : `import { x } from '${to}';`;
    expect(importsOf(from, planted).some((found) => forbids(from, found))).toBe(true);
  });
});

describe('deciders', () => {
  const deciders = sourcesIn(['modules']).filter(isDecider);

  test('are known, every one', () => {
    const found = sourcesIn(['modules']).filter((file) =>
      /^export const \w+: Decider</m.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(deciders).toEqual(expect.arrayContaining([...found]));
  });

  test.each(deciders)('%s asks neither clock nor chance', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(
      /Date\.now|new Date\(\)|Math\.random|randomUUID|process\./,
    );
  });
});

/** What no arm names goes on to where the compiler says that nothing is left. */
test('every switch over orders or facts names all of them', () => {
  const leaky = sourcesIn(['apps', 'modules', 'projections']).filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const switches = source.match(/switch \((?:\w+\.)?type\)/g)?.length ?? 0;
    const ends = source.match(/default:\s+return (unreachable|write\(db, of, changeOf)\(/g)?.length ?? 0;
    return switches > ends;
  });
  expect(leaky).toEqual([]);
});

test('every version of every fact that was shipped has its fixture', () => {
  const events = sourcesIn(['modules'])
    .filter(isEvents)
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

function sourcesIn(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter(
        (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && statSync(join(root, file)).isFile(),
      ),
  );
}

/** What a file imports: paths of ours from the root, names of packages as they are, Node's own left out. */
function importsOf(file: string, source: string): readonly string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(([, name = '']) => {
    if (name.startsWith('node:')) return [];
    const alias = /^@(modules|ui|lib|entities)\/(.*)$/.exec(name);
    const path = alias
      ? join(
          {
            modules: 'modules',
            ui: 'frontend/src/ui',
            lib: 'frontend/src/lib',
            entities: 'frontend/src/entities',
          }[alias[1] ?? ''] ?? '',
          alias[2] ?? '',
        )
      : name.startsWith('.')
        ? join(dirname(file), name)
        : undefined;
    if (path === undefined) return [name];
    const bare = path.replace(/\.js$/, '');
    return [
      [`${bare}.ts`, `${bare}.tsx`, join(bare, 'index.ts'), join(bare, 'index.tsx')].find((one) =>
        existsSync(join(root, one)),
      ) ?? bare,
    ];
  });
}

function relativeTo(from: string, to: string): string {
  const path = relative(dirname(from), to).replace(/\.tsx?$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}
