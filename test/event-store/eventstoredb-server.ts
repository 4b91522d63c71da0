import { EventEmitter, once } from 'node:events';
import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import {
  Server,
  type ServerReadableStream,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import {
  type AppendFault,
  batchAppends,
  counters,
  deleted,
  notLeader,
  type ReadFault,
  sent,
  tooLarge,
  unknownUser,
} from './eventstoredb-faults.js';
import { type Reading, SimulatedLog } from './eventstoredb-log.js';
import { listen } from './eventstoredb-port.js';
import {
  answerOf,
  appendOf,
  checkpointMessage,
  confirmationMessage,
  eventMessage,
  membersMessage,
  notFoundMessage,
  proposalOf,
  readingOf,
} from './eventstoredb-wire.js';

/** A simulated EventStoreDB on a loopback port: its protocol by the client's own generated stubs, its log in memory,
 *  faults on demand. */
export class SimulatedServer {
  /** How it answers the feature call, which EventStoreDB's client makes only once. */
  features: 'answer' | 'fail' | 'hang' = 'answer';
  /** The node that this one names as leader. */
  leader: SimulatedServer | undefined;
  /** The nodes of its cluster, as it tells clients that look for the leader. */
  cluster: readonly SimulatedServer[] = [this];
  /** It does not know the user any more. */
  denies = false;
  /** Bytes that it takes at once. */
  maxAppendSize = Number.POSITIVE_INFINITY;
  /** How many of the next subscriptions are accepted but not confirmed. */
  unconfirmed = 0;
  readonly counted = counters();
  /** How many answers each of the next reads gets before something happens to it; afterwards it is read to its end. */
  readonly nextReads: ReadFault[] = [];
  port = 0;
  sendOn: () => void = () => undefined;

  readonly #faults: AppendFault[] = [];
  readonly #peers = new Set<string>();
  readonly #mute = new Set<string>();
  readonly #subscribers = new Set<ServerWritableStream<ReadReq, ReadResp>>();
  readonly #readers = new Set<ServerWritableStream<ReadReq, ReadResp>>();
  readonly #news = new EventEmitter().setMaxListeners(0);
  #answering: Promise<void> = Promise.resolve();
  #sending: Promise<void> = Promise.resolve();
  #answerAgain: () => void = () => undefined;
  #server: Server | undefined;

  private constructor(public log: SimulatedLog) {}

  static async start(log = new SimulatedLog()): Promise<SimulatedServer> {
    const server = new SimulatedServer(log);
    await server.start();
    return server;
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  async start(): Promise<void> {
    const { server, port } = await listen(() => this.#serve(), this.port);
    this.port = port;
    this.#server = server;
  }

  #serve(): Server {
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
    server.addService(gossip.GossipService, {
      read: (_: unknown, answer: sendUnaryData<ClusterInfo>) => void this.#gossip(answer),
    });
    return server;
  }

  /** Break every connection and refuse new ones; lose what the server holds in memory only. */
  stop(): void {
    this.#server?.forceShutdown();
    this.#server = undefined;
    this.log.deleteIds();
  }

  /** Restart, perhaps with another log behind the same address. */
  async restart(log = this.log): Promise<void> {
    this.stop();
    this.log = log;
    await this.start();
  }

  /** Give the next appends these faults, one each. */
  nextAppends(...faults: readonly AppendFault[]): void {
    this.#faults.push(...faults);
  }

  deleteFaults(): void {
    this.#faults.length = 0;
  }

  /** Stop answering on all connections made so far. */
  muteConnections(): void {
    for (const peer of this.#peers) this.#mute.add(peer);
  }

  /** Keep the connections, take calls, and answer nothing more, until `goOn`: like a stopped process. */
  hang(): void {
    this.#answering = new Promise((resolve) => {
      this.#answerAgain = resolve;
    });
  }

  goOn(): void {
    this.#answerAgain();
  }

  /** Resolves when this many reads have come, since the start. */
  async untilReads(count: number): Promise<void> {
    while (this.counted.reads < count) await once(this.#news, 'read');
  }

  /** End the reads that are under way, but for subscriptions, as this code says. */
  endReads(code: status): void {
    for (const call of this.#readers) call.emit('error', { code, details: 'the server goes away' });
  }

  /** Send nothing to subscribers, whatever is written, until `sendOn`. */
  holdSubscriptions(): void {
    this.#sending = new Promise((resolve) => {
      this.sendOn = resolve;
    });
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
    await this.#answering;
    this.counted.appends += 1;
    const fault = this.#faults.shift();
    const [first, ...rest] = requests;
    if (!first || !this.#answers(call) || fault === 'lost') return;
    if (fault === 'unavailable') return answer({ code: status.UNAVAILABLE, details: 'shutting down' });
    if (fault === 'internal') return answer({ code: status.INTERNAL, details: 'not today' });
    if (fault === 'denied') return answer({ code: status.PERMISSION_DENIED, details: 'not yours' });
    if (fault === 'notLeader') return answer(notLeader(this.leader?.port ?? this.port));
    const { stream, expected } = appendOf(first);
    const events = rest.map(proposalOf);
    const refusal = tooLarge(events, this.maxAppendSize) ?? deleted(this.log.isDeleted(stream), stream);
    if (this.denies || refusal) return answer(refusal ?? unknownUser);
    const outcome = this.log.append(stream, events, expected);
    if (fault !== 'unanswered') answer(null, answerOf(outcome, fault !== 'withoutPosition'));
  }

  async #read(call: ServerWritableStream<ReadReq, ReadResp>): Promise<void> {
    const reading = readingOf(call.request);
    if (!this.#answers(call)) return;
    if (this.denies) {
      this.counted.denied += 1;
      return void call.emit('error', unknownUser);
    }
    if (reading.subscribes) return this.#subscribe(call, reading);
    this.counted.reads += 1;
    this.#news.emit('read');
    const { stream } = reading;
    const fault = this.nextReads.shift();
    this.#readers.add(call);
    call.once('close', () => this.#readers.delete(call));
    call.on('error', () => undefined);
    await this.#answering;
    const refusal = deleted(this.log.isDeleted(stream ?? ''), stream ?? '');
    if (refusal) return void call.emit('error', refusal);
    if (stream !== undefined && !this.log.visible(stream).length) call.write(notFoundMessage(stream));
    for (const [at, record] of this.log.find(reading).entries()) {
      if (at === fault?.after) await this.#interrupt(call, fault);
      await this.#answering;
      if (!(await sent(call, eventMessage(record)))) return;
    }
    call.end();
  }

  async #interrupt(call: ServerWritableStream<ReadReq, ReadResp>, { line }: ReadFault): Promise<void> {
    switch (line) {
      case 'cancel':
        return void call.emit('error', { code: status.CANCELLED, details: 'the server ends long reads' });
      case 'break':
        return void call.emit('error', { code: status.UNAVAILABLE, details: 'the server goes away' });
      case 'cut':
        return this.restart();
      case 'hang':
        return new Promise(() => undefined);
    }
  }

  /** Sends the checkpoint that EventStoreDB gives a filtered reader at the log's end: it may be beyond events still to come. */
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
    await this.#answering;
    await sent(call, confirmationMessage());
    let next = typeof reading.from === 'number' ? this.#indexAfter(reading.from) : 0;
    while (!gone.signal.aborted) {
      const record = this.log.records[next];
      if (record) {
        next += 1;
        if (!reading.isWanted(record)) continue;
        this.counted.sent += 1;
        await Promise.all([this.#answering, this.#sending]);
        if (!(await sent(call, eventMessage(record)))) break;
        continue;
      }
      this.counted.checkpoints += 1;
      await sent(call, checkpointMessage((this.log.records.at(-1)?.position ?? 0) + 1_000_000));
      if (this.log.records[next]) continue;
      await once(this.log.news, 'news', { signal: gone.signal }).catch(() => undefined);
    }
    this.#subscribers.delete(call);
  }

  #indexAfter(position: number): number {
    const index = this.log.records.findIndex((record) => record.position > position);
    return index < 0 ? this.log.records.length : index;
  }

  #features(answer: sendUnaryData<features.SupportedMethods>): void {
    this.counted.features += 1;
    if (this.features === 'hang') return;
    if (this.features === 'fail') answer({ code: status.INTERNAL, details: 'not today' });
    else answer(null, batchAppends());
  }

  async #gossip(answer: sendUnaryData<ClusterInfo>): Promise<void> {
    await this.#answering;
    const leader = this.leader ?? this;
    answer(
      null,
      membersMessage(this.cluster.map((node) => ({ port: node.port, isLeader: node === leader }))),
    );
  }

  /** Whether the caller's connection is still answered. */
  #answers(call: { getPeer(): string }): boolean {
    this.#peers.add(call.getPeer());
    return !this.#mute.has(call.getPeer());
  }
}

type Append = ServerReadableStream<AppendReq, AppendResp>;
