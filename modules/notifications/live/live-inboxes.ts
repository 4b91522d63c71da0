import { Inject, Injectable, type OnModuleDestroy, Optional } from '@nestjs/common';
import type { Response } from 'express';
import type pg from 'pg';
import { ACTIVE_SESSIONS, type ActiveSessions } from '../../identity/active-sessions.ports.js';
import { reportFault } from '../../kernel/async/faults.js';
import { POOL } from '../../kernel/config/tokens.js';
import { unavailable } from '../../kernel/decider/errors.js';
import { listen } from '../../kernel/postgres/listen.js';
import { inboxChannel } from '../inbox/signal-inbox.shared.js';

interface Connection {
  readonly memberId: string;
  /** The connection ends with this session. */
  readonly sessionId: string;
  readonly response: Response;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Signals open browsers that an inbox has changed. Writers send NOTIFY, so that every process signals its own
 *  browsers. A lost signal only delays until the next poll. A connection ends with its session, in any process, and
 *  with the suspension of its member: at once by
 *  NOTIFY, or at the next heartbeat.
 *  units   a heartbeat every 20 s, a connection lasts five minutes
 *  source  README, Live */
@Injectable()
export class LiveInboxes implements OnModuleDestroy {
  readonly #connections = new Map<string, readonly Connection[]>();
  readonly #stop = new AbortController();
  #listening: Promise<void> | undefined;
  #unlisten: readonly (() => void)[] = [];
  #heartbeat: NodeJS.Timeout | undefined;
  readonly #soon = new Map<string, NodeJS.Timeout>();

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(ACTIVE_SESSIONS) private readonly sessions: ActiveSessions,
    /** Milliseconds between two heartbeats. */
    @Optional() private readonly signOfLifeEvery = 20_000,
    /** Milliseconds from a change for everybody to its signal: read models follow, and more changes come. */
    @Optional() private readonly everybodyAfter = 2_000,
  ) {}

  /** Keep this response open and write a signal now and at every change; the oldest of too many connections of one member ends.
   *  errors  NOT_READY (unavailable) while the process stops */
  async open(memberId: string, sessionId: string, response: Response): Promise<void> {
    if (this.#stop.signal.aborted) throw unavailable('NOT_READY', { message: 'The process is stopping.' });
    await this.#listen();
    const open = this.#of(memberId);
    const [oldest] = open;
    if (oldest && open.length >= connectionsAtMost) this.#end(oldest);
    const connection = { memberId, sessionId, response, until: Date.now() + lastsFor };
    this.#connections.set(memberId, [...this.#of(memberId), connection]);
    for (const end of ['close', 'error']) response.on(end, () => this.#drop(connection));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.write(changed);
    await this.#endInactive([connection]); // its session may have ended before the connection was registered
  }

  onModuleDestroy(): void {
    this.#stop.abort();
    clearInterval(this.#heartbeat);
    for (const timer of this.#soon.values()) clearTimeout(timer);
    for (const stop of this.#unlisten) stop();
    for (const connection of this.#all()) this.#end(connection);
  }

  /** Resolves once notifications of the database are received. */
  #listen(): Promise<void> {
    this.#heartbeat ??= setInterval(() => this.#beat(), this.signOfLifeEvery).unref();
    this.#listening ??= this.#hear().catch((error: unknown) => {
      this.#listening = undefined;
      throw error;
    });
    return this.#listening;
  }

  async #hear(): Promise<void> {
    const listening = await Promise.allSettled([
      listen(this.pool, inboxChannel, (who) =>
        who.startsWith('*') ? this.#signalAllSoon(who.slice(1)) : this.#signal(who),
      ),
      this.sessions.whenEnded((memberId) => void this.#endInactive(this.#of(memberId))),
    ]);
    const stops = listening.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failed = listening.find((one) => one.status === 'rejected');
    if (!failed && !this.#stop.signal.aborted) {
      this.#unlisten = stops;
      return;
    }
    for (const stop of stops) stop();
    if (failed) throw failed.reason;
  }

  #signal(memberId: string): void {
    for (const { response } of this.#of(memberId)) response.write(changed);
  }

  #signalAllSoon(change: string): void {
    if (this.#soon.has(change) || this.#stop.signal.aborted) return;
    const signal = () => {
      this.#soon.delete(change);
      for (const { response } of this.#all()) response.write(`event: ${change}\ndata: {}\n\n`);
    };
    this.#soon.set(change, setTimeout(signal, this.everybodyAfter).unref());
  }

  #beat(): void {
    const now = Date.now();
    for (const connection of this.#all()) {
      if (connection.until <= now) this.#end(connection);
      else connection.response.write(signOfLife);
    }
    void this.#endInactive(this.#all());
  }

  /**
   * End the connections whose session is over. While the database does not respond they stay open, because they only
   * signal that something changed.
   */
  async #endInactive(connections: readonly Connection[]): Promise<void> {
    if (!connections.length) return;
    const sessions = [...new Set(connections.map(({ sessionId }) => sessionId))];
    const active = await this.sessions.filterActive(sessions).catch(askFailed);
    for (const one of connections) if (active && !active.has(one.sessionId)) this.#end(one);
  }

  #end(connection: Connection): void {
    this.#drop(connection);
    connection.response.end();
  }

  #drop(connection: Connection): void {
    const rest = this.#of(connection.memberId).filter((one) => one !== connection);
    if (rest.length) this.#connections.set(connection.memberId, rest);
    else this.#connections.delete(connection.memberId);
  }

  #of(memberId: string): readonly Connection[] {
    return this.#connections.get(memberId) ?? [];
  }

  #all(): readonly Connection[] {
    return [...this.#connections.values()].flat();
  }
}

const changed = 'event: changed\ndata: {}\n\n';
const signOfLife = ': well\n\n';
const lastsFor = 300_000;
const connectionsAtMost = 8;

/** It is asked again in a moment; until then nobody is disconnected. */
const askFailed = (error: unknown): undefined =>
  reportFault('asking which sessions are open', error) as undefined;
