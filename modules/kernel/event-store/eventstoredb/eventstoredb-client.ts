import { Writable } from 'node:stream';
import { EventStoreDBClient } from '@eventstore/db-client';
import { forClient, withDefaults } from './eventstoredb-url.js';

/** A client of EventStoreDB with a connection of its own, with those behaviours of version 6.2.1 switched off that would end the process.
 *  in  onLost: called when its connection is lost, or closed by the client; calls under way on a lost one may move to the next */
export function openClient(url: string, onLost: (how: 'lost' | 'closed') => void): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(forClient(withDefaults(url), opened++));
  const inside = client as unknown as Inside;
  withoutBatches(inside);
  withoutUnwatchedRepairs(inside);
  withCaughtAppends(inside);
  withWatchedChannel(inside, onLost);
  return client;
}

let opened = 0;

/** Only for a client without calls under way: closing it would end their responses as if they were complete. */
export async function closeClient(client: EventStoreDBClient): Promise<void> {
  try {
    const channel = (client as unknown as Inside).getChannel();
    await client.dispose();
    (await channel).close();
  } catch {
    // it had no connection to close
  }
}

/** Private parts of the client that we need. */
interface Inside {
  supports: () => Promise<boolean>;
  handleError: (...fault: readonly unknown[]) => Promise<void>;
  getGRPCClient: (...wanted: readonly unknown[]) => Promise<Stub>;
  createChannel: () => Promise<Channel>;
  getChannel: () => Promise<Channel>;
}

interface Stub {
  append: (...call: readonly unknown[]) => Writable;
}

interface Channel {
  close(): void;
  getConnectivityState(connect: boolean): number;
  watchConnectivityState(from: number, deadline: number, changed: () => void): void;
}

/** Batched appends share one stream and one list of waiting appends in the whole process: an error of that stream
 *  fails them all, a late response throws in a listener, a blocked write causes an unhandled rejection, and the
 *  preceding features call is never repeated once it failed. Without the feature each append is a separate call. */
function withoutBatches(inside: Inside): void {
  inside.supports = () => Promise.resolve(false);
}

/** The repair after a fault has an unhandled promise, which rejects when no node of a cluster can be found. */
function withoutUnwatchedRepairs(inside: Inside): void {
  const repair = inside.handleError;
  inside.handleError = (...fault) => repair(...fault).catch(() => undefined); // the next call fails with the fault, and is reported
}

/** An append starts in an unhandled promise. An error there, on a channel that was shut down a moment before, becomes the append's result. */
function withCaughtAppends(inside: Inside): void {
  const stubOf = inside.getGRPCClient;
  const known = new WeakSet<Stub>();
  inside.getGRPCClient = async (...wanted) => {
    const stub = await stubOf(...wanted);
    if (known.has(stub)) return stub;
    known.add(stub);
    const { append } = stub;
    stub.append = (...call) => {
      try {
        return append.apply(stub, [...call]);
      } catch (fault) {
        const answer = call.at(-1) as (fault: unknown) => void;
        answer(fault);
        return new Writable({ objectMode: true, write: (_part, _encoding, done) => done() });
      }
    };
    return stub;
  };
}

/** A lost connection is replaced silently, perhaps by one to another server. */
function withWatchedChannel(inside: Inside, onLost: (how: 'lost' | 'closed') => void): void {
  const create = inside.createChannel;
  inside.createChannel = async () => {
    const channel = await create();
    const watch = (state: number) => {
      if (state === closed) return;
      channel.watchConnectivityState(state, Number.POSITIVE_INFINITY, () => {
        const now = channel.getConnectivityState(false);
        if (state === ready) onLost(now === closed ? 'closed' : 'lost');
        watch(now);
      });
    };
    watch(channel.getConnectivityState(false));
    return channel;
  };
}

/** States of a gRPC channel. */
const ready = 2;
const closed = 4;
