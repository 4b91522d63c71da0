import { z } from 'zod';
import type { Endpoint } from '../modules/kernel/http/contract.js';
import { kernelErrors as kernel } from '../modules/kernel/kernel.errors.js';
import { contracts, routeOf } from './contracts.js';
import { costlyCalls, lists, ofOneThing } from './costly-calls.js';

const routes = new Map(contracts.map((contract) => [routeOf(contract), contract]));

test('every call that takes or gives a file, a sheet or an archive is on the list of costly calls', () => {
  const costly = contracts.filter((contract) => contract.upload || isFile(contract)).map(routeOf);
  expect(costly.filter((route) => !(route in costlyCalls))).toEqual([]);
});

test.each(Object.entries(costlyCalls))('%s has the guards that the list says', (route, { guards }) => {
  const contract = routes.get(route);
  expect(contract).toBeDefined();
  const known = [
    ...(contract?.errors ?? []),
    ...Object.values(kernel).flatMap((codes) => Object.keys(codes)),
  ];
  expect(guards.flatMap(({ code }) => code ?? []).filter((code) => !known.includes(code))).toEqual([]);
  expect(guards.some(({ by }) => by === 'rate')).toBe(contract?.rateLimit !== undefined);
  expect(guards.filter(({ by }) => by !== 'rate')).not.toEqual([]);
});

test('every list of an answer has an end: by its schema, or by what the list of lists says', () => {
  const unknown = contracts.flatMap((contract) =>
    endless(contract)
      .filter((path) => !(path in (lists[routeOf(contract)] ?? {})))
      .map((path) => `${routeOf(contract)}: ${path}`),
  );
  expect(unknown).toEqual([]);
});

test('the list of lists names none that is gone', () => {
  const gone = Object.entries(lists).flatMap(([route, paths]) => {
    const contract = routes.get(route);
    const there = contract ? endless(contract) : [];
    return Object.keys(paths).flatMap((path) => (there.includes(path) ? [] : `${route}: ${path}`));
  });
  expect(gone).toEqual([]);
});

test('a list that is a page has a query that says which', () => {
  const without = Object.entries(lists).filter(([route, paths]) => {
    const asks = Object.keys(shapeOf(routes.get(route)?.query)?.properties ?? {});
    const isPaged = asks.some((name) => ['limit', 'page', 'before', 'cursor', 'zoom'].includes(name));
    return Object.values(paths).includes('page') && !isPaged;
  });
  expect(without.map(([route]) => route)).toEqual([]);
});

interface Shape {
  readonly type?: string;
  readonly maxItems?: number;
  readonly contentMediaType?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

const isFile = ({ response }: Endpoint): boolean => shapeOf(response)?.contentMediaType !== undefined;

function shapeOf(schema: z.ZodType | undefined): Shape | undefined {
  return schema && 'def' in schema
    ? (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape)
    : undefined;
}

/** The lists of an answer that its schema does not end, by their path; those of the elements of a list are the thing's own. */
function endless({ response }: Endpoint): readonly string[] {
  const paths = new Set(within(shapeOf(response), ''));
  return [...paths].filter((path) => !ofOneThing.has(path.split('.').at(-1) ?? ''));
}

function within(shape: Shape | undefined, path: string): readonly string[] {
  if (!shape) return [];
  if (shape.type === 'array') return shape.maxItems === undefined ? [path] : [];
  const ways = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  return [
    ...ways.flatMap((way) => within(way, path)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) =>
      within(one, path ? `${path}.${name}` : name),
    ),
  ];
}
