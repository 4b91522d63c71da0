import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCatalogue } from '../modules/kernel/decider/errors.js';
import { securityEvents } from '../modules/kernel/security/security-events.rules.js';
import { contracts, routeOf } from './contracts.js';

const root = join(import.meta.dirname, '..');
const modules = readdirSync(join(root, 'modules'));
const catalogues = new Map(
  await Promise.all(modules.map(async (name) => [name, codesOf(await catalogueOf(name))] as const)),
);
const catalogued = [...catalogues.values()].flat();

describe.each(modules)('modules/%s', (name) => {
  test('catalogues every code that it refuses with, under its kind', () => {
    const known = [...(catalogues.get(name) ?? []), ...(catalogues.get('kernel') ?? [])];
    expect(thrownIn(sourceOf('modules', name)).filter((code) => !known.includes(code))).toEqual([]);
  });

  test('catalogues no code that nobody refuses with', () => {
    const everywhere = ['apps', 'modules', 'projections'].map((folder) => sourceOf(folder)).join('\n');
    const unused = (catalogues.get(name) ?? []).filter(
      (one) => !everywhere.includes(`'${one.split(' ')[1]}'`),
    );
    expect(unused).toEqual([]);
  });
});

test('every code that a contract announces is in a catalogue', () => {
  const known = new Set(catalogued.map((one) => one.split(' ')[1]));
  const unknown = contracts.flatMap((contract) =>
    contract.errors.filter((code) => !known.has(code)).map((code) => `${routeOf(contract)}: ${code}`),
  );
  expect(unknown).toEqual([]);
});

test('every code of a security event is in a catalogue', () => {
  const known = new Set(catalogued.map((one) => one.split(' ')[1]));
  const codes = Object.values(securityEvents).flatMap((one) => ('codes' in one ? [...one.codes] : []));
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

async function catalogueOf(name: string): Promise<ErrorCatalogue> {
  const file = join(root, 'modules', name, `${name}.errors.ts`);
  if (!existsSync(file)) return {};
  const [catalogue = {}] = Object.values((await import(file)) as Record<string, ErrorCatalogue>);
  return catalogue;
}

/** 'conflict HOLD_USED' */
function codesOf(catalogue: ErrorCatalogue): readonly string[] {
  return Object.entries(catalogue).flatMap(([kind, codes]) =>
    Object.keys(codes).map((code) => `${kind} ${code}`),
  );
}

/** `conflict('HOLD_USED', …)` is 'conflict HOLD_USED'. */
function thrownIn(source: string): readonly string[] {
  const thrown = source.matchAll(
    /\b(invalid|unauthenticated|forbidden|notFound|conflict|tooLarge|unprocessable|tooMany|unavailable)\(\s*'([A-Z_]+)'/g,
  );
  const kindOf = (factory: string) => factory.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...new Set([...thrown].map(([, factory = '', code]) => `${kindOf(factory)} ${code}`))];
}

function sourceOf(...path: readonly string[]): string {
  const folder = join(root, ...path);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.(spec|fixtures|errors|contract|d)\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
