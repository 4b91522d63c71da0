import { Inject, Injectable, type OnModuleDestroy, Optional } from '@nestjs/common';
import type { Response } from 'express';
import { ACTIVE_SESSIONS, type ActiveSessions } from '../../modules/identity/active-sessions.ports.js';
import { unavailable } from '../../modules/kernel/decider/errors.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { streamOf } from '../../modules/kernel/event-store/events.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import { inboxEvents } from '../../modules/notifications/inbox/inbox.events.js';
import { notifications } from './notifications.projection.js';

interface Line {
  readonly memberId: string;
  /** Whose end is the line's end. */
  readonly sessionId: string;
  readonly response: Response;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Tells open browsers that an inbox has changed, as soon as the read model shows it. The log wakes it, so that every process tells its own
 *  browsers whoever wrote; a signal that is lost costs the wait for the next poll. A line ends with its session, wherever that was ended, and with
 *  the suspension of its member: at once when that is heard, else at the next sign of life.
 *  units   a sign of life every 20 s, a line lasts five minutes
 *  source  reliability.md 2.4 and 4.3 (Live) */
@Injectable()
export class LiveInboxes implements OnModuleDestroy {
  readonly #lines = new Map<string, readonly Line[]>();
  readonly #stop = new AbortController();
  #following: Promise<void> | undefined;
  #deaf: (() => void) | undefined;
  #pulse: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(Processors) private readonly processors: Pick<Processors, 'waitForPosition'>,
    @Inject(ACTIVE_SESSIONS) private readonly sessions: ActiveSessions,
    /** Milliseconds between two signs of life. */
    @Optional() private readonly signOfLifeEvery = 20_000,
  ) {}

  /** Keep this answer open and write a signal now and at every change; the oldest of too many lines of one member ends.
   *  errors  NOT_READY (unavailable) while the process stops */
  async open(memberId: string, sessionId: string, response: Response): Promise<void> {
    if (this.#stop.signal.aborted) throw unavailable('NOT_READY', { message: 'The process is stopping.' });
    await this.#listen();
    const lines = this.#lines.get(memberId) ?? [];
    const [oldest] = lines;
    if (oldest && lines.length >= linesAtMost) this.#end(oldest);
    const line = { memberId, sessionId, response, until: Date.now() + lastsFor };
    this.#lines.set(memberId, [...(this.#lines.get(memberId) ?? []), line]);
    for (const end of ['close', 'error']) response.on(end, () => this.#drop(line));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.write(changed);
    await this.#ask([line]); // it may have ended before anybody listened for it
  }

  onModuleDestroy(): void {
    this.#stop.abort();
    clearInterval(this.#pulse);
    this.#deaf?.();
    for (const line of this.#all()) this.#end(line);
  }

  /** From here on nothing is missed. */
  #listen(): Promise<void> {
    this.#pulse ??= setInterval(() => this.#beat(), this.signOfLifeEvery).unref();
    this.#following ??= this.#head().catch((error: unknown) => {
      this.#following = undefined;
      throw error;
    });
    return this.#following;
  }

  async #head(): Promise<void> {
    const head = await this.eventStore.log.head();
    this.#deaf ??= await this.sessions.whenEnded(
      (memberId) => void this.#ask(this.#lines.get(memberId) ?? []),
    );
    if (this.#stop.signal.aborted) return this.#deaf();
    void this.#follow(head).catch(() => {
      this.#following = undefined;
    });
  }

  async #follow(head: number): Promise<void> {
    const { signal } = this.#stop;
    const prefix = streamOf(inboxEvents, '');
    for await (const batch of this.eventStore.log.subscribe(head, { signal })) {
      const changedOnes = batch.flatMap(({ stream }) =>
        stream.startsWith(prefix) && this.#lines.has(stream.slice(prefix.length))
          ? [stream.slice(prefix.length)]
          : [],
      );
      if (!changedOnes.length) continue;
      await this.processors.waitForPosition(batch.at(-1)?.position ?? 0, [notifications.name]);
      for (const memberId of new Set(changedOnes)) {
        for (const { response } of this.#lines.get(memberId) ?? []) response.write(changed);
      }
    }
  }

  #beat(): void {
    const now = Date.now();
    for (const line of this.#all()) {
      if (line.until <= now) this.#end(line);
      else line.response.write(signOfLife);
    }
    void this.#ask(this.#all());
  }

  /** End the lines whose session is over. While the database does not answer they stay: they tell nothing but that something changed. */
  async #ask(lines: readonly Line[]): Promise<void> {
    if (!lines.length) return;
    const sessions = [...new Set(lines.map(({ sessionId }) => sessionId))];
    const good = await this.sessions.filterActive(sessions).catch(() => undefined);
    for (const line of lines) if (good && !good.has(line.sessionId)) this.#end(line);
  }

  #end(line: Line): void {
    this.#drop(line);
    line.response.end();
  }

  #drop(line: Line): void {
    const rest = (this.#lines.get(line.memberId) ?? []).filter((one) => one !== line);
    if (rest.length) this.#lines.set(line.memberId, rest);
    else this.#lines.delete(line.memberId);
  }

  #all(): readonly Line[] {
    return [...this.#lines.values()].flat();
  }
}

const changed = 'event: changed\ndata: {}\n\n';
const signOfLife = ': well\n\n';
const lastsFor = 300_000;
const linesAtMost = 8;
