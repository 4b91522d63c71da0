import { setTimeout as pause } from 'node:timers/promises';
import { buildEvents } from '../../modules/builds/build/build.events.js';
import { entryEvents } from '../../modules/builds/entry/entry.events.js';
import { columns, systems, taskEvents } from '../../modules/builds/task/task.events.js';
import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { startTestApp, type TestApp } from '../app.fixtures.js';
import { figure, quantile } from './statistics.js';

type Say = (line: string) => void;

interface Size {
  readonly tasks: number;
  readonly entries: number;
}

/** What its owner asks of a large build, beside a build of ten tasks and ten entries, in turns over HTTP.
 *  units  ms at the caller */
export async function buildsBench(
  { turns, ...size }: Size & { readonly turns: number },
  say: Say,
): Promise<void> {
  const app = await startTestApp({ CALL_LIMIT: '1000000' });
  try {
    const ana = await newcomer(app);
    const begun = performance.now();
    const small = await fill(app, ana.id, { tasks: 10, entries: 10 });
    const large = await fill(app, ana.id, size);
    await allHandled(app);
    await app.runtime.processors.stop();
    await app.database.pool.query('vacuum analyze');
    say(
      `${figure(size.tasks)} tasks and ${figure(size.entries)} entries beside 10 and 10, written and in rows in ${figure((performance.now() - begun) / 1_000, 1)} s`,
    );
    for (const [kind, path] of Object.entries(kinds)) {
      const times = await inTurns([small, large], turns, async (id) => ana.get(path(id)));
      const [few = [], many = []] = times;
      const ratio = quantile(many, 0.95) / quantile(few, 0.95);
      say(`${kind}: ${spoken(few)}; large ${spoken(many)}; p95 ratio ${figure(ratio, 2)}`);
    }
  } finally {
    await app.close();
  }
}

const kinds: Readonly<Record<string, (id: string) => string>> = {
  page: (id) => `/api/builds/${id}`,
  board: (id) => `/api/builds/${id}/board?limit=10`,
  'list by system': (id) => `/api/builds/${id}/tasks?sort=system&limit=10`,
  journal: (id) => `/api/builds/${id}/entries?limit=10`,
  months: (id) => `/api/builds/${id}/months`,
  parts: (id) => `/api/builds/${id}/parts?limit=10`,
  costs: (id) => `/api/builds/${id}/costs`,
};

const spoken = (times: readonly number[]): string =>
  `p50 ${figure(quantile(times, 0.5), 1)} ms, p95 ${figure(quantile(times, 0.95), 1)} ms`;

/** The times of each, asked by turns, so that whatever slows the machine slows both. */
async function inTurns(
  ids: readonly string[],
  turns: number,
  ask: (id: string) => Promise<void>,
): Promise<readonly (readonly number[])[]> {
  const times: number[][] = ids.map(() => []);
  for (let turn = 0; turn < turns + warmUp; turn++)
    for (const [at, id] of ids.entries()) {
      const since = performance.now();
      await ask(id);
      if (turn >= warmUp) times[at]?.push(performance.now() - since);
    }
  return times;
}

const warmUp = 20;

async function newcomer({ url }: TestApp) {
  const sent = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'ana@example.com',
      password: 'three two seven small block',
      name: 'Ana',
      dateOfBirth: '1968-05-04',
    }),
  });
  const { accessToken, user } = (await sent.json()) as {
    readonly accessToken: string;
    readonly user: { readonly id: string };
  };
  return {
    id: user.id,
    get: async (path: string): Promise<void> => {
      const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${accessToken}` } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    },
  };
}

/** A build with what commands would leave of it in the log; of a large one, the work of four years. */
async function fill({ runtime }: TestApp, ownerId: string, { tasks, entries }: Size): Promise<string> {
  const id = newId();
  const vehicle = { year: 1966, make: 'Ford', model: 'F100', nickname: '', vin: '' };
  const words = {
    vehicle,
    about: 'It ran when parked.',
    goal: 'driver',
    startedOn: null,
    targetOn: null,
  } as const;
  const { eventStore } = runtime;
  const meta = (): CommandMetadata => ({
    actor: { id: ownerId, roles: [] },
    now: new Date().toISOString(),
    commandId: newId(),
  });
  await eventStore.append(
    buildEvents,
    id,
    [{ type: 'BuildStarted', data: { ownerId, ...words } }],
    'none',
    meta(),
  );
  const taskIds = Array.from({ length: tasks }, () => newId());
  for (const [nth, taskId] of taskIds.entries())
    await eventStore.append(taskEvents, taskId, taskOf(id, ownerId, nth), 'none', meta());
  for (let nth = 0; nth < entries; nth++)
    await eventStore.append(
      entryEvents,
      newId(),
      [
        {
          type: 'EntryWritten',
          data: {
            buildId: id,
            authorId: ownerId,
            on: new Date(Date.UTC(2026, 5, 1) - nth * 0.7 * 86_400_000).toISOString().slice(0, 10),
            text: `Evening ${nth}: took the rust off, and found more of it under the paint.`,
            photos: [],
            compare: null,
            minutes: 60 + (nth % 5) * 15,
            costCents: nth % 3 ? null : 1_250,
            odometer: null,
            taskId: taskIds[nth % tasks] ?? null,
          },
        },
      ],
      'none',
      meta(),
    );
  return id;
}

function taskOf(buildId: string, authorId: string, nth: number) {
  const rank = `a${String(nth).padStart(5, '0')}`;
  const column = columns[nth % columns.length] ?? 'backlog';
  const part = { title: `Seal ${nth}`, quantity: 1, plannedCents: 900, link: '', itemId: null };
  return [
    {
      type: 'TaskPlanned' as const,
      data: {
        buildId,
        authorId,
        system: systems[nth % systems.length] ?? ('other' as const),
        title: `Task ${nth}`,
        notes: 'Mark where everything goes before it comes off.',
        priority: 'normal' as const,
        plannedCents: 5_000,
        plannedMinutes: 240,
        after: [],
        rank,
        from: null,
      },
    },
    { type: 'TaskMoved' as const, data: { column, rank, by: authorId } },
    { type: 'PartPlanned' as const, data: { partId: newId(), authorId, ...part } },
  ];
}

async function allHandled({ runtime }: TestApp): Promise<void> {
  for (;;) {
    const all = await runtime.processors.status();
    if (all.every(({ lag }) => lag === 0)) return;
    await pause(200);
  }
}
