import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../modules/kernel/http/contract.js';

const root = join(import.meta.dirname, '..');

/** Every contract of the product, by its module: each exported `endpoint()` of each `*.contract.ts`, by path and method.
 *  A new contract file needs no entry here. */
export const contractsByModule: ReadonlyMap<string, readonly Endpoint[]> = await collect();
export const contracts: readonly Endpoint[] = [...contractsByModule.values()].flat();

/** 'POST /api/listings/:id/hold' */
export const routeOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

async function collect(): Promise<ReadonlyMap<string, readonly Endpoint[]>> {
  const found = new Map<string, readonly Endpoint[]>();
  for (const module of readdirSync(join(root, 'modules')).sort()) {
    const files = readdirSync(join(root, 'modules', module), { recursive: true, encoding: 'utf8' });
    const exported = await Promise.all(
      files
        .filter((file) => file.endsWith('.contract.ts'))
        .map(async (file) => Object.values(await import(join(root, 'modules', module, file)))),
    );
    found.set(module, [...new Set(exported.flat().filter(isEndpoint))].sort(byPath));
  }
  return found;
}

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'auth' in exported;
}

function byPath(one: Endpoint, other: Endpoint): number {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  return one.path.localeCompare(other.path) || methods.indexOf(one.method) - methods.indexOf(other.method);
}
