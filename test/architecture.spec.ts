import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What imports cannot say; who may import whom is kept by scripts/check-imports.mjs (ADR 0026). */
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

test('every process is in the table of their README', () => {
  const table = readFileSync(join(root, 'modules/processes/README.md'), 'utf8');
  const processes = readdirSync(join(root, 'modules/processes')).filter((file) =>
    /\.(process|reactor|job)\.ts$/.test(file),
  );
  expect(processes.length).toBeGreaterThan(5);
  expect(processes.filter((file) => !table.includes(`\`${file}\``))).toEqual([]);
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

function sourcesIn(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter(
        (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && statSync(join(root, file)).isFile(),
      ),
  );
}
