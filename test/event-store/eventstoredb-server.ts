import { once } from 'node:events';
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerReadableStream,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import { type Kept, StandInLog } from './eventstoredb-log.js';
import {
  answerOf,
  appendOf,
  checkpointMessage,
  confirmationMessage,
  eventMessage,
  notFoundMessage,
  proposalOf,
  type Reading,
  readingOf,
} from './eventstoredb-wire.js';

/** What becomes of one append.
 *  lost: not written, never answered; unanswered: written, never answered; unavailable, denied, notLeader: refused;
 *  withoutPosition: written and answered, but for its place in the log */
export type AppendFault = 'lost' | 'unanswered' | 'unavailable' | 'denied' | 'notLeader' | 'withoutPosition';

/** A stand-in for EventStoreDB on a loopback port: its protocol by the client's own generated stubs, its log in memory,
 *  its faults on demand. */
export class StandInServer {
  /** How it answers the question for its features: EventStoreDB's client asks once and never again. */
  features: 'answer' | 'fail' | 'hang' = 'answer';
  /** The node that a follower names. */
  leader: StandInServer | undefined;
  /** Subscriptions to come are taken and not confirmed. */
  unconfirmed = 0;
  readonly counted = { features: 0, batches: 0, appends: 0, subscriptions: 0, checkpoints: 0, sent: 0 };
  port = 0;

  readonly #faults: AppendFault[] = [];
  readonly #peers = new Set<string>();
  readonly #mute = new Set<string>();
  readonly #subscribers = new Set<ServerWritableStream<ReadReq, ReadResp>>();
  #server: Server | undefined;

  private constructor(readonly log: StandInLog) {}

  static async start(log = new StandInLog()): Promise<StandInServer> {
    const server = new StandInServer(log);
    await server.start();
    return server;
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  async start(): Promise<void> {
    const server = new Server({ 'grpc.max_receive_message_length': -1 });
    server.addService(streams.StreamsService, {
      append: (call: Append, answer: sendUnaryData<AppendResp>) => void this.#append(call, answer),
      batchAppend: () => {
        this.counted.batches += 1;
      },
      read: (call: ServerWritableStream<ReadReq, ReadResp>) => void this.#read(call),
    });
    server.addService(serverFeatures.ServerFeaturesService, {
      getSupportedMethods: (_: unknown, answer: sendUnaryData<features.SupportedMethods>) =>
        this.#features(answer),
    });
    this.port = await new Promise<number>((resolve, reject) =>
      server.bindAsync(`127.0.0.1:${this.port}`, ServerCredentials.createInsecure(), (fault, port) =>
        fault ? reject(fault) : resolve(port),
      ),
    );
    this.#server = server;
  }

  /** Every connection breaks, and new ones are refused; what the server held in memory only is gone. */
  stop(): void {
    this.#server?.forceShutdown();
    this.#server = undefined;
    this.log.forgetIds();
  }

  async restart(): Promise<void> {
    this.stop();
    await this.start();
  }

  /** The appends to come meet these faults, one each. */
  nextAppends(...faults: readonly AppendFault[]): void {
    this.#faults.push(...faults);
  }

  forgetFaults(): void {
    this.#faults.length = 0;
  }

  /** Nothing that comes by a connection made so far is answered any more. */
  muteConnections(): void {
    for (const peer of this.#peers) this.#mute.add(peer);
  }

  endSubscriptions(): void {
    for (const call of this.#subscribers) call.end();
  }

  breakSubscriptions(code: status): void {
    for (const call of this.#subscribers) call.emit('error', { code, details: 'the server goes away' });
  }

  async #append(call: Append, answer: sendUnaryData<AppendResp>): Promise<void> {
    const requests: AppendReq[] = [];
    call.on('data', (request: AppendReq) => requests.push(request));
    call.on('error', () => undefined);
    await once(call, 'end');
    this.counted.appends += 1;
    const fault = this.#faults.shift();
    const [first, ...rest] = requests;
    if (!first || !this.#hears(call) || fault === 'lost') return;
    if (fault === 'unavailable') return answer({ code: status.UNAVAILABLE, details: 'shutting down' });
    if (fault === 'denied') return answer({ code: status.PERMISSION_DENIED, details: 'not yours' });
    if (fault === 'notLeader') return answer(this.#notLeader());
    const { stream, expected } = appendOf(first);
    const outcome = this.log.append(stream, rest.map(proposalOf), expected);
    if (fault !== 'unanswered') answer(null, answerOf(outcome, fault !== 'withoutPosition'));
  }

  async #read(call: ServerWritableStream<ReadReq, ReadResp>): Promise<void> {
    const reading = readingOf(call.request);
    if (!this.#hears(call)) return;
    if (reading.subscribes) return this.#subscribe(call, reading);
    const { stream } = reading;
    if (stream !== undefined && !this.log.stream(stream).length) call.write(notFoundMessage(stream));
    for (const kept of this.#found(reading)) {
      if (!(await sent(call, eventMessage(kept)))) return;
    }
    call.end();
  }

  #found({ stream, backwards, from, limit }: Reading): readonly Kept[] {
    const kept = stream === undefined ? this.log.kept : this.log.stream(stream);
    const at = (one: Kept) => (stream === undefined ? one.position : one.revision);
    const inReach = kept.filter((one) => {
      if (typeof from === 'string') return (from === 'start') !== backwards;
      return backwards ? at(one) <= from : at(one) >= from;
    });
    return (backwards ? inReach.reverse() : inReach).slice(0, limit);
  }

  /** With the checkpoint that EventStoreDB sends a filtered reader at the log's end: it may lie beyond events still to come. */
  async #subscribe(call: ServerWritableStream<ReadReq, ReadResp>, reading: Reading): Promise<void> {
    this.counted.subscriptions += 1;
    if (this.unconfirmed > 0) {
      this.unconfirmed -= 1;
      return;
    }
    this.#subscribers.add(call);
    const gone = new AbortController();
    call.once('cancelled', () => gone.abort());
    call.once('close', () => gone.abort());
    call.once('finish', () => gone.abort());
    call.on('error', () => gone.abort());
    await sent(call, confirmationMessage());
    let next = typeof reading.from === 'number' ? this.#indexAfter(reading.from) : 0;
    while (!gone.signal.aborted) {
      const kept = this.log.kept[next];
      if (kept) {
        next += 1;
        if (!reading.isWanted(kept)) continue;
        this.counted.sent += 1;
        if (!(await sent(call, eventMessage(kept)))) break;
        continue;
      }
      this.counted.checkpoints += 1;
      await sent(call, checkpointMessage((this.log.kept.at(-1)?.position ?? 0) + 1_000_000));
      if (this.log.kept[next]) continue;
      await once(this.log.news, 'news', { signal: gone.signal }).catch(() => undefined);
    }
    this.#subscribers.delete(call);
  }

  #indexAfter(position: number): number {
    const index = this.log.kept.findIndex((kept) => kept.position > position);
    return index < 0 ? this.log.kept.length : index;
  }

  #features(answer: sendUnaryData<features.SupportedMethods>): void {
    this.counted.features += 1;
    if (this.features === 'hang') return;
    if (this.features === 'fail') {
      answer({ code: status.INTERNAL, details: 'not today' });
      return;
    }
    const batchAppend = new features.SupportedMethod()
      .setServiceName('event_store.client.streams.streams')
      .setMethodName('batchappend');
    answer(
      null,
      new features.SupportedMethods().setEventStoreServerVersion('23.10.0').setMethodsList([batchAppend]),
    );
  }

  #notLeader(): { code: status; details: string; metadata: Metadata } {
    const metadata = new Metadata();
    metadata.set('exception', 'not-leader');
    metadata.set('leader-endpoint-host', '127.0.0.1');
    metadata.set('leader-endpoint-port', String(this.leader?.port ?? this.port));
    return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
  }

  /** Whether the caller's connection is one that is answered. */
  #hears(call: { getPeer(): string }): boolean {
    this.#peers.add(call.getPeer());
    return !this.#mute.has(call.getPeer());
  }
}

type Append = ServerReadableStream<AppendReq, AppendResp>;

/** Resolves when the wire has room again; false when the reader has gone. */
async function sent(call: ServerWritableStream<ReadReq, ReadResp>, message: ReadResp): Promise<boolean> {
  if (call.cancelled || call.writableEnded || call.destroyed) return false;
  if (call.write(message)) return true;
  const over = new AbortController();
  try {
    await Promise.race(
      ['drain', 'cancelled', 'close', 'finish'].map((name) => once(call, name, { signal: over.signal })),
    );
  } finally {
    over.abort();
  }
  return !call.cancelled;
}
