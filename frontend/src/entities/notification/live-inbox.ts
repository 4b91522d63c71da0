import { withSession } from '@lib/api/call';
import { problemFrom } from '@lib/api/problem';
import { refetchUnder } from '@lib/api/refetch-under';
import { readJson } from '@lib/api/request';
import type { QueryClient } from '@tanstack/react-query';
import { appealsKey } from '../appeal/appeals-key';
import { matchesKey } from '../match/matches-key';
import { newPostsKey } from '../post/new-posts-key';
import { threadsKey } from '../thread/unread-threads';
import { inboxEndpoints } from './inbox.queries';

/** What is fetched again after each event of the server. */
const keysOf = {
  changed: [inboxEndpoints.list, threadsKey, matchesKey, appealsKey],
  wall: [newPostsKey],
} as const;
export type LiveEvent = keyof typeof keysOf;
const liveEvents: readonly LiveEvent[] = ['changed', 'wall'];

/** Fetches the inbox, the threads, the matches and appeals again whenever the server says that they changed, and the numbers of new posts when somebody posted, until the
 *  signal aborts. One tab holds the connection, namely the one that got the lock, and notifies the others over a
 *  channel.
 *  units   reconnects after 1 s, 2 s … 60 s, less up to half of that at random */
export function watchInbox(memberId: string, client: QueryClient, signal: AbortSignal): void {
  if (signal.aborted) return;
  const onChange = (event: LiveEvent) => {
    for (const key of keysOf[event]) refetchUnder(client, key);
  };
  const channel = new BroadcastChannel(`inbox ${memberId}`);
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => onChange(data);
  signal.addEventListener('abort', () => channel.close());
  const notify = (event: LiveEvent) => {
    channel.postMessage(event);
    onChange(event);
  };
  navigator.locks
    .request(`inbox ${memberId}`, { signal }, () => keepConnected(signal, notify))
    .catch(() => undefined); // aborted before this tab got the lock
}

type Notify = (event: LiveEvent) => void;

/** Keeps the connection open, and reconnects, until the signal aborts. */
async function keepConnected(signal: AbortSignal, notify: Notify): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await listen(signal, notify);
      failures = 0;
    } catch {
      failures += 1;
    }
    await pause(Math.min(1000 * 2 ** failures, 60_000) * (0.5 + Math.random() / 2), signal);
  }
}

/** One connection, until it ends or is silent for longer than the server's heartbeat allows: a phone that changes
 *  networks gets no signal that its connection is dead. */
async function listen(signal: AbortSignal, notify: Notify): Promise<void> {
  const connection = new AbortController();
  const end = () => connection.abort();
  signal.addEventListener('abort', end);
  const silence = watchSilence(silentFor, end);
  try {
    const response = await withSession(async (authorization) => {
      if (!('Authorization' in authorization)) throw new Error('The session ended while connecting');
      const answer = await fetch(inboxEndpoints.stream, {
        headers: { Accept: 'text/event-stream', ...authorization },
        credentials: 'include',
        cache: 'no-store',
        signal: connection.signal,
      });
      if (!answer.ok) throw problemFrom(readJson(await answer.text()), answer.status, answer.statusText);
      return answer;
    });
    if (response.body) await readSignals(response.body, notify, silence.heard);
  } finally {
    silence.stop();
    signal.removeEventListener('abort', end);
  }
}

/** Milliseconds: two heartbeats of the server, and some for latency. */
const silentFor = 50_000;

/** Calls back once when nothing was heard for some milliseconds. */
export function watchSilence(milliseconds: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, milliseconds);
  return {
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Calls back for every `event: changed` and `event: wall` of a stream of server-sent events, until it ends.
 *  in  heard: called for whatever arrives, heartbeats too */
export async function readSignals(
  body: ReadableStream<Uint8Array>,
  notify: Notify,
  heard: () => void,
): Promise<void> {
  const reader = body.getReader();
  const words = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heard();
    const events = (rest + words.decode(part.value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const name of liveEvents)
      if (events.some((event) => event.split('\n').includes(`event: ${name}`))) notify(name);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
