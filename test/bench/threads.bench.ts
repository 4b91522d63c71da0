import { setTimeout as pause } from 'node:timers/promises';
import { insertEvents, type StreamEvent } from '../../apps/cli/seed/insert-events.js';
import { memberEvents } from '../../modules/identity/member/member.events.js';
import type { CommandMetadata, DomainEvent } from '../../modules/kernel/decider/decider.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { plusMinutes } from '../../modules/kernel/decider/time.js';
import { type StreamDefinition, streamOf } from '../../modules/kernel/event-store/events.js';
import { guardianshipEvents } from '../../modules/members/guardians/guardianship.events.js';
import { MEMBER_RELATIONS } from '../../modules/members/member-relations.ports.js';
import { messageEvents } from '../../modules/messages/message/message.events.js';
import { notifyOfMessages } from '../../modules/messages/notify-of-messages.reactor.js';
import { threadEvents } from '../../modules/messages/thread/thread.events.js';
import { idOfThread } from '../../modules/messages/thread-ids.shared.js';
import { NOTIFIER } from '../../modules/notifications/notifications.ports.js';
import { startTestApp, type TestApp } from '../app.fixtures.js';
import { figure, quantile } from './statistics.js';

type Say = (line: string) => void;

const people = 400;
const inThread = 25;

/** What a member with 399 threads asks, over HTTP, beside so many messages of others in all; then what streams that only stand cost the process.
 *  units  ms at the caller */
export async function threadsBench(
  {
    messages,
    turns,
    streams,
  }: { readonly messages: number; readonly turns: number; readonly streams: number },
  say: Say,
): Promise<void> {
  const app = await startTestApp({ CALL_LIMIT: '1000000', TRUST_PROXY: 'loopback' });
  try {
    const ray = await newcomer(app, 'Ray');
    const others = await strangers(app, people - 1);
    await allHandled(app);
    await app.runtime.processors.stop(); // what reactors would send is not measured
    const seconds = await timed(() => fill(app, [ray.id, ...others], messages));
    await app.database.pool.query('vacuum analyze kernel.event');
    const built = await timed(() => app.runtime.processors.rebuild('messages'));
    say(
      `${figure(messages)} messages of ${people} members, written in ${figure(seconds)} s; their read model built in ${figure(built)} s`,
    );
    await notifying(app, say);
    await measure(ray, turns, say);
    await idle(app, ray, streams, say);
  } finally {
    await app.close();
  }
}

interface Caller {
  readonly id: string;
  get(path: string): Promise<Response>;
}

/** A member who signs up, from an address of their own, as sign-ups from one are limited. A token that has expired is renewed by signing in. */
async function newcomer({ url }: TestApp, name: string): Promise<Caller> {
  const credentials = { email: `${name.toLowerCase()}@example.com`, password: 'three two seven small block' };
  const address = addressOf(++newcomers);
  const enter = async (path: string, more: object = {}): Promise<Entered> => {
    const answer = await again(() =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ ...credentials, ...more }),
      }),
    );
    return (await answer.json()) as Entered;
  };
  let { accessToken, user } = await enter('/api/auth/sign-up', { name, dateOfBirth: '1968-05-04' });
  const ask = (path: string) =>
    again(() => fetch(url + path, { headers: { Authorization: `Bearer ${accessToken}` } }));
  return {
    id: user.id,
    get: async (path) => {
      const answer = await ask(path);
      if (answer.status !== 401) return answer;
      ({ accessToken } = await enter('/api/auth/sign-in'));
      return ask(path);
    },
  };
}

interface Entered {
  readonly accessToken: string;
  readonly user: { readonly id: string };
}

/** A connection that both ends kept may be closed by the other just then. */
const again = (ask: () => Promise<Response>): Promise<Response> => ask().catch(ask);

let newcomers = 0;
const addressOf = (nth: number): string => `10.1.${nth >> 8}.${nth & 255}`;

/** Members who never sign in. */
async function strangers({ runtime }: TestApp, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => newId());
  const events: StreamEvent[] = [];
  for (const [at, id] of ids.entries()) {
    const registered = { memberId: id, name: `Stranger ${at}`, email: `stranger-${at}@example.com` };
    const born = { memberId: id, birthDate: '1968-05-04', isMinor: false };
    const meta = metaOf(id, new Date().toISOString());
    events.push(await first(runtime, memberEvents, id, { type: 'MemberRegistered', data: registered }, meta));
    events.push(await first(runtime, guardianshipEvents, id, { type: 'BirthDateGiven', data: born }, meta));
  }
  await insertEvents(runtime.pool, events);
  return ids;
}

/** Threads of pairs, the first member's first; each with messages in turn. The log has what commands would leave, encrypted as usual. */
async function fill({ runtime }: TestApp, ids: readonly string[], messages: number): Promise<void> {
  const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const));
  const used = pairs.slice(0, Math.ceil(messages / inThread));
  const each = Math.ceil(messages / used.length);
  const begun = plusMinutes(new Date().toISOString(), -each * used.length);
  let events: StreamEvent[] = [];
  for (const [at, [one, other]] of used.entries()) {
    const id = idOfThread(null, [one, other]);
    const opened = { about: null, openedBy: other, memberIds: [other, one], requestedOf: [] };
    const at0 = plusMinutes(begun, at * each);
    events.push(
      await first(runtime, threadEvents, id, { type: 'ThreadOpened', data: opened }, metaOf(other, at0)),
    );
    for (let turn = 0; turn < each; turn++) {
      const senderId = turn % 2 ? one : other;
      const body = `Message ${turn} about the carburetor with the small float bowl. Is Saturday at nine all right?`;
      const sent = {
        type: 'MessageSent',
        data: { threadId: id, senderId, body, photos: [], hiddenFrom: [] },
      };
      const meta = metaOf(senderId, plusMinutes(at0, turn));
      events.push(await first(runtime, messageEvents, newId(), sent, meta));
    }
    if (events.length < inStep) continue;
    await insertEvents(runtime.pool, events);
    events = [];
  }
  await insertEvents(runtime.pool, events);
}

const inStep = 5_000;

const metaOf = (id: string, now: string): CommandMetadata => ({
  actor: { id, roles: [] },
  now,
  commandId: newId(),
});

/** The first event of a stream. */
async function first(
  { eventStore }: TestApp['runtime'],
  definition: StreamDefinition,
  id: string,
  event: DomainEvent,
  meta: CommandMetadata,
): Promise<StreamEvent> {
  const encoded = await eventStore.encode(definition, id, event, 0, meta);
  return { ...encoded, stream: streamOf(definition, id), version: 1 };
}

async function allHandled({ runtime }: TestApp): Promise<void> {
  for (;;) {
    const all = await runtime.processors.status();
    if (all.every(({ lag }) => lag === 0)) return;
    await pause(500);
  }
}

async function measure(ray: Caller, turns: number, say: Say): Promise<void> {
  const first = (await (await ray.get('/api/threads')).json()) as Page;
  const second = (await (await ray.get(`/api/threads?before=${first.next}`)).json()) as Page;
  const ids = [...first.threads, ...second.threads].map(({ id }) => id);
  const kinds: Readonly<Record<string, (turn: number) => string>> = {
    'inbox, first page': () => '/api/threads',
    'inbox, a later page': () => `/api/threads?before=${second.next}`,
    'inbox, searched by a name': (turn) => `/api/threads?search=stranger%20${turn}`,
    'how many are unread': () => '/api/threads/unread',
    'a thread with its last messages': (turn) => `/api/threads/${ids[turn % ids.length]}`,
  };
  for (const [kind, path] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let turn = 0; turn < turns + warmUp; turn++) {
      const since = performance.now();
      const answer = await ray.get(path(turn));
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${kind}: ${answer.status}`);
      if (turn >= warmUp) times.push(performance.now() - since);
    }
    say(`${kind}: p50 ${figure(quantile(times, 0.5), 1)} ms, p95 ${figure(quantile(times, 0.95), 1)} ms`);
  }
}

interface Page {
  readonly threads: readonly { readonly id: string }[];
  readonly next: string | null;
}
const warmUp = 10;

/** The reactor by itself, in the batches and the transactions in which the log gives it messages. */
async function notifying({ runtime, server: { app } }: TestApp, say: Say): Promise<void> {
  const { eventStore, db } = runtime;
  const reactor = notifyOfMessages({
    eventStore,
    relations: app.get(MEMBER_RELATIONS),
    notifier: app.get(NOTIFIER),
  });
  const last = await eventStore.log.head();
  const stored = await eventStore.log.readAll(last - toNotify, toNotify);
  const events = await eventStore.decode(reactor.handles, stored);
  const seconds = await timed(async () => {
    for (let at = 0; at < events.length; at += 500)
      await db.transaction().execute((tx) => reactor.handle(tx, events.slice(at, at + 500)));
  });
  say(
    `${figure(events.length)} messages notified of in ${figure(seconds, 1)} s, ${figure(events.length / seconds)} a second`,
  );
}

const toNotify = 2_000;

/** CPU of this process, which holds both ends, and memory a stream. A member has eight streams at most: so many members sign up. */
async function idle(app: TestApp, ray: Caller, streams: number, say: Say): Promise<void> {
  await cpuOf(2_000); // what the measurements left
  const [quiet, small] = [await cpuOf(idleFor), memory()];
  const stop = new AbortController();
  const callers = [ray];
  while (callers.length * 8 < streams) callers.push(await newcomer(app, `Watcher${callers.length}`));
  let open = 0;
  for (const caller of callers)
    for (let nth = 0; nth < 8 && open < streams; nth++, open++)
      hold(caller, stop.signal).catch(() => undefined); // it ends with the server
  await pause(2_000);
  const [busy, large] = [await cpuOf(idleFor), memory()];
  say(
    `${figure(open)} streams that stand, both ends in one process: CPU ${figure(quiet * 100, 1)} % before, ${figure(busy * 100, 1)} % with them; ${figure((large - small) / open / 1_024, 1)} KB each`,
  );
  stop.abort();
}

async function hold({ get }: Caller, signal: AbortSignal): Promise<void> {
  const answer = await get('/api/notifications/stream');
  const reader = answer.body?.getReader();
  signal.addEventListener('abort', () => void reader?.cancel().catch(() => undefined));
  for (;;) {
    const part = await reader?.read().catch(() => undefined);
    if (!part || part.done) return;
  }
}

const idleFor = 25_000;

/** The share of one core. */
async function cpuOf(ms: number): Promise<number> {
  const before = process.cpuUsage();
  await pause(ms);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / ms;
}

const memory = (): number => process.memoryUsage().rss;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1_000;
}
