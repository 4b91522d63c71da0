import 'reflect-metadata';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { manifests } from '../apps/runtime/modules.js';
import { contentTypes, projections } from '../apps/runtime/registry.js';
import type { Endpoint } from '../modules/kernel/http/contract.js';
import { endpointKey } from '../modules/kernel/http/route.js';
import { exportAccount } from '../modules/members/export/export.contract.js';
import { MEMBER_NAMES } from '../modules/members/member-names.ports.js';
import { routeOf } from './contracts.js';

const root = join(import.meta.dirname, '..');
const names = new Set(projections.map(({ name }) => name));

test.each(globSync('{modules,projections}/**/*.contract.ts', { cwd: root }))(
  '%s names only projections that exist',
  async (file) => {
    const exported: object = await import(join(root, file));
    const contracts = Object.values(exported).filter(isEndpoint);
    expect(contracts.flatMap(({ consistent }) => consistent).filter((name) => !names.has(name))).toEqual([]);
  },
);

test.each(globSync('projections/**/*.controller.ts', { cwd: root }))(
  '%s serves reads that wait for its own projection',
  async (file) => {
    const exported: object = await import(join(root, file));
    const folder = file.split('/')[2];
    const reads = Object.values(exported)
      .flatMap(contractsIn)
      .filter(({ method, consistent }) => method === 'GET' || consistent.length > 0);
    expect(reads).not.toEqual([]);
    expect(reads.filter(({ consistent }) => !consistent.includes(String(folder)))).toEqual([]);
  },
);

test('an archive waits for the projections of every kind of content, and of every section', () => {
  const ofSections = manifests.flatMap(({ projections = [], exportSections }) =>
    exportSections ? projections.map(({ name }) => name) : [],
  );
  const read = new Set([...contentTypes.flatMap(({ readsFrom }) => readsFrom), ...ofSections]);
  expect([...exportAccount.consistent].sort()).toEqual([...read].sort());
});

/** Reads beside those that name people, in one controller, which name nobody. */
const namesNobody = ['GET /api/offers/thread/:id', 'GET /api/threads/unread'];

test('a read that names people waits for their names', async () => {
  const files = globSync('{modules,projections}/**/*.controller.ts', { cwd: root });
  const exported = await Promise.all(
    files.map(async (file) => Object.values<unknown>(await import(join(root, file)))),
  );
  const reads = exported
    .flat()
    .filter(asksForNames)
    .flatMap(contractsIn)
    .filter(({ method }) => method === 'GET');
  expect(reads.map(routeOf)).toEqual(expect.arrayContaining(namesNobody));
  const late = reads.filter(({ consistent }) => !consistent.includes('member-pages')).map(routeOf);
  expect(late.sort()).toEqual(namesNobody);
});

/** Whether a controller is given the names of members. */
const asksForNames = (value: unknown): boolean =>
  typeof value === 'function' &&
  ((Reflect.getMetadata('self:paramtypes', value) ?? []) as readonly { readonly param: unknown }[]).some(
    ({ param }) => param === MEMBER_NAMES,
  );

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'consistent' in value;
}

/** The contracts of a controller's routes. */
function contractsIn(value: unknown): readonly Endpoint[] {
  if (typeof value !== 'function' || typeof value.prototype !== 'object') return [];
  return Object.getOwnPropertyNames(value.prototype)
    .map((name) => Object.getOwnPropertyDescriptor(value.prototype, name)?.value as unknown)
    .flatMap((method) => (typeof method === 'function' ? [Reflect.getMetadata(endpointKey, method)] : []))
    .filter(isEndpoint);
}
