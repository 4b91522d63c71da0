import type { Request, Response } from 'express';
import { z } from 'zod';
import { setCacheControl } from './caching.js';
import { endpoint } from './contract.js';

const open = { method: 'GET', auth: 'guest', summary: 'A shelf' } as const;
const shelf = endpoint({ ...open, path: '/shelf/:id', query: z.object({ limit: z.string() }) });

function cachingOf(contract: Parameters<typeof setCacheControl>[0]): unknown {
  const headers = new Map<string, unknown>();
  const response = {
    setHeader: (name: string, value: unknown) => headers.set(name, value),
    vary: () => response,
  };
  setCacheControl(contract, { headers: {} } as Request, response as unknown as Response);
  return headers.get('Cache-Control');
}

test('a cache may keep what everybody reads', () => {
  expect(cachingOf(shelf)).toBe('public, no-cache');
});

test.each([
  endpoint({ ...open, path: '/shelf/:id', query: z.object({ key: z.string().optional() }) }),
  endpoint({ ...open, path: '/shelf/:id', query: z.object({ secret: z.string() }) }),
  endpoint({ ...open, path: '/shelves/by-link/:token' }),
  endpoint({ ...open, path: '/shelves/:key' }),
])('no cache keeps what a secret in the address opens: $path', (contract) => {
  expect(cachingOf(contract)).toBe('no-store');
});
