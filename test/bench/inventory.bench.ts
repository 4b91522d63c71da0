import { setTimeout as pause } from 'node:timers/promises';
import { startJobs } from '../../apps/runtime/jobs.js';
import { startTestApp, type TestApp } from '../app.fixtures.js';
import { chanceOf } from './made-up-listings.js';
import { figure, quantile } from './statistics.js';

type Say = (line: string) => void;

/** An import of so many items in 500 places, as a member waits for it: jobs and projections follow in the same process. Then what the pages of this inventory
 *  ask, over HTTP, beside as many items of another member and ten of a third: p50 and p95 of `turns` calls of each kind, one after the other.
 *  units  ms at the caller */
export async function inventoryBench(items: number, turns: number, say: Say): Promise<void> {
  const app = await startTestApp({ CALL_LIMIT: '1000000' });
  const jobs = startJobs(app.server.app, app.runtime);
  try {
    for (const name of ['other', 'few', 'ray']) await signIn(app, 'sign-up', name);
    await app.database.pool.query('update identity.account set email_verified_at = now()');
    await importOf(app, 'few', 10, 3, () => undefined);
    await importOf(app, 'other', items, 2, () => undefined);
    await importOf(app, 'ray', items, 1, say);
    const ray = await signIn(app, 'sign-in', 'ray');
    await app.database.pool.query('analyze');
    const ask = { call: ray, turns, say };
    const places = (await ray('GET', '/api/inventory/locations')).locations as readonly Place[];
    const [barn] = places;
    const shelf = places.find(({ depth }) => depth === 2);
    if (!barn || !shelf) throw new Error('The import made no places');
    const kinds: Readonly<Record<string, (turn: number) => string>> = {
      'list, first page': () => '/api/inventory/items',
      'list, page 40, by title': () => '/api/inventory/items?sort=title&page=40',
      'search, one word': (turn) => `/api/inventory/items?search=${wordOf(turn)}`,
      'search, a part number': (turn) => `/api/inventory/items?search=70402${turn % 100}`,
      'search, nothing found': () => '/api/inventory/items?search=zyzzyva',
      'in a building, with what is below': () => `/api/inventory/items?locationId=${barn.id}`,
      'on a shelf': () => `/api/inventory/items?locationId=${shelf.id}`,
      'by tag and type': () => '/api/inventory/items?tag=core&categoryPrimary=Parts',
      'tree of places with counts': () => '/api/inventory/locations',
      'one item': () => `/api/inventory/items/${ids[0]}`,
    };
    const ids = ((await ray('GET', '/api/inventory/items')).items as readonly { id: string }[]).map(
      ({ id }) => id,
    );
    say(`${figure(items)} items in ${figure(places.length)} places, beside as many of another member`);
    for (const [kind, path] of Object.entries(kinds)) await timed(ask, kind, path);
    await besideTen(ask, await signIn(app, 'sign-in', 'few'));
    await offline(ask);
  } finally {
    await jobs.stop();
    await app.close();
  }
}

interface Place {
  readonly id: string;
  readonly depth: number;
}
interface Ask {
  readonly call: Call;
  readonly turns: number;
  readonly say: Say;
}

async function timed({ call, turns, say }: Ask, kind: string, path: (turn: number) => string) {
  const times: number[] = [];
  for (let turn = 0; turn < turns + warmUp; turn++) {
    const since = performance.now();
    await call('GET', path(turn));
    if (turn >= warmUp) times.push(performance.now() - since);
  }
  say(`${kind}: p50 ${figure(quantile(times, 0.5), 1)} ms, p95 ${figure(quantile(times, 0.95), 1)} ms`);
}

/** The first page and a search of this inventory, in turn with those of a member who owns ten items: what a thousand times as many rows cost. */
async function besideTen({ call, turns, say }: Ask, few: Call): Promise<void> {
  const paths = {
    'list, first page': '/api/inventory/items',
    'search, one word': '/api/inventory/items?search=carburetor',
  };
  for (const [kind, path] of Object.entries(paths)) {
    const times = { many: [] as number[], ten: [] as number[] };
    for (let turn = 0; turn < turns + warmUp; turn++)
      for (const [whose, ask] of [
        ['many', call],
        ['ten', few],
      ] as const) {
        const since = performance.now();
        await ask('GET', path);
        if (turn >= warmUp) times[whose].push(performance.now() - since);
      }
    const p = (all: readonly number[], share: number) => figure(quantile(all, share), 1);
    say(
      `${kind}, beside a member with ten items: p50 ${p(times.many, 0.5)} and ${p(times.ten, 0.5)} ms, p95 ${p(times.many, 0.95)} and ${p(times.ten, 0.95)} ms; ratio of the medians ${figure(quantile(times.many, 0.5) / quantile(times.ten, 0.5), 2)}`,
    );
  }
}

/** The whole inventory for a device: the first load, and the question whether it is the same. */
async function offline({ call, turns, say }: Ask): Promise<void> {
  let etag = '';
  const first: number[] = [];
  const again: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn < Math.ceil(turns / 5); turn++) {
    const since = performance.now();
    const answer = await call.raw('/api/inventory/offline');
    bytes = (await answer.arrayBuffer()).byteLength;
    first.push(performance.now() - since);
    etag = answer.headers.get('etag') ?? '';
    const asked = performance.now();
    const same = await call.raw('/api/inventory/offline', { headers: { 'If-None-Match': etag } });
    if (same.status !== 304) throw new Error(`The copy is not the same: ${same.status}`);
    again.push(performance.now() - asked);
  }
  say(
    `offline copy, ${figure(bytes / 1_000)} KB: first load p50 ${figure(quantile(first, 0.5), 1)} ms, p95 ${figure(quantile(first, 0.95), 1)} ms; unchanged p95 ${figure(quantile(again, 0.95), 1)} ms`,
  );
}

async function importOf(app: TestApp, name: string, items: number, seed: number, say: Say): Promise<void> {
  const call = await signIn(app, 'sign-in', name);
  const since = performance.now();
  const path = '/api/inventory/imports';
  const { id, columns } = await call('POST', `${path}?fileName=shop.csv`, fileOf(items, seed));
  const mapping = (columns as readonly { guess: unknown }[]).map(({ guess }) => guess);
  const previewed = performance.now();
  await call('POST', `${path}/${id}/preview`, { mapping });
  const begun = performance.now();
  await call('POST', `${path}/${id}/start`, { mapping });
  for (;;) {
    const now = await call('GET', `${path}/${id}`);
    if (now.status === 'done' && now.added === items) break;
    if (now.status !== 'running') throw new Error(JSON.stringify(now));
    await pause(500);
  }
  const done = performance.now();
  while ((await app.runtime.processors.status()).some(({ lag }) => lag > 0)) await pause(20);
  const seconds = (from: number, to = performance.now()) => `${figure((to - from) / 1_000, 1)} s`;
  say(
    `import of ${figure(items)} rows: upload ${seconds(since, previewed)}, preview ${seconds(previewed, begun)}, import ${seconds(begun, done)}, ${seconds(done)} more until the pages show all`,
  );
}

type Call = ((method: string, path: string, sent?: object | string) => Promise<Record<string, unknown>>) & {
  readonly raw: (path: string, init?: RequestInit) => Promise<Response>;
};

/** A member with a fresh token, and how they call; a call that is refused is a fault of the bench. */
async function signIn({ url }: TestApp, how: 'sign-up' | 'sign-in', name: string): Promise<Call> {
  const raw =
    (token: string) =>
    async (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(url + path, {
        ...init,
        headers: { ...(token && { Authorization: `Bearer ${token}` }), ...init.headers },
      });
  const callAs = (token: string) => async (method: string, path: string, sent?: object | string) => {
    const isText = typeof sent === 'string';
    const headers = { 'Content-Type': isText ? 'application/octet-stream' : 'application/json' };
    const body = isText ? sent : sent && JSON.stringify(sent);
    const answer = await raw(token)(path, { method, headers, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const person = { email: `${name}@example.com`, password: 'three two seven small block' };
  const born = { name, dateOfBirth: '1968-05-04' };
  const sent = how === 'sign-up' ? { ...person, ...born } : person;
  const { accessToken } = await callAs('')('POST', `/api/auth/${how}`, sent);
  return Object.assign(callAs(String(accessToken)), { raw: raw(String(accessToken)) });
}

/** Barn 1–5 › Rack 1–10 › Shelf 1–9: 505 places with the buildings and racks. */
function fileOf(items: number, seed: number): string {
  const chance = chanceOf(seed);
  const upTo = (max: number) => 1 + Math.floor(chance() * max);
  const rows = Array.from({ length: items }, (_, at) => {
    const place = `Barn ${upTo(5)}/Rack ${upTo(10)}/Shelf ${upTo(9)}`;
    const title = `${wordOf(upTo(words.length))} ${wordOf(upTo(words.length))} ${at}`;
    const tags = ['core', 'chrome', 'show', 'spare'].filter(() => chance() < 0.3).join('; ');
    return `r-${seed}-${at},${title},${upTo(6)},${place},70402${upTo(999)},${tags},"Off a ${1950 + upTo(25)} Chevrolet. Cleaned, and bagged with its bolts.",${upTo(400)}`;
  });
  return `id,name,quantity,location,part numbers,tags,description,asking price\n${rows.join('\n')}\n`;
}

const words =
  'Quadrajet Rochester Holley carburetor manifold radiator fender bumper hood grille lamp lens bezel radio clock gauge cluster wheel hubcap seat'.split(
    ' ',
  );
const wordOf = (turn: number): string => words[turn % words.length] ?? '';

/** Calls that only fill caches. */
const warmUp = 5;
