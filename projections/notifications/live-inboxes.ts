import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { unavailable } from '../../modules/kernel/errors.js';
import { streamOf } from '../../modules/kernel/events.js';
import { Journal } from '../../modules/kernel/journal.js';
import { Processors } from '../../modules/kernel/processors.js';
import { inboxEvents } from '../../modules/notifications/inbox.events.js';

interface Line {
  readonly memberId: string;
  readonly response: Response;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Tells open browsers that an inbox has changed, as soon as the read model shows it. The log wakes it, so that every process tells its own
 *  browsers whoever wrote; a signal that is lost costs the wait for the next poll.
 *  units   a sign of life every 20 s, a line lasts five minutes: as long as the session that opened it was good for
 *  source  reliability.md 4.3 (Live) */
@Injectable()
export class LiveInboxes implements OnModuleDestroy {
  readonly #lines = new Map<string, readonly Line[]>();
  readonly #stop = new AbortController();
  #following: Promise<void> | undefined;
  #pulse: NodeJS.Timeout | undefined;

  constructor(
    @Inject(Journal) private readonly journal: Journal,
    @Inject(Processors) private readonly processors: Pick<Processors, 'reached'>,
  ) {}

  /** Keep this answer open and write a signal now and at every change; the oldest of too many lines of one member ends.
   *  errors  NOT_READY (unavailable) while the process stops */
  async open(memberId: string, response: Response): Promise<void> {
    if (this.#stop.signal.aborted) throw unavailable('NOT_READY', { message: 'The process is stopping.' });
    await this.#listen();
    const lines = this.#lines.get(memberId) ?? [];
    const [oldest] = lines;
    if (oldest && lines.length >= linesAtMost) this.#end(oldest);
    const line = { memberId, response, until: Date.now() + lastsFor };
    this.#lines.set(memberId, [...(this.#lines.get(memberId) ?? []), line]);
    for (const end of ['close', 'error']) response.on(end, () => this.#drop(line));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.write(changed);
  }

  onModuleDestroy(): void {
    this.#stop.abort();
    clearInterval(this.#pulse);
    for (const line of this.#all()) this.#end(line);
  }

  /** From here on nothing is missed. */
  #listen(): Promise<void> {
    this.#pulse ??= setInterval(() => this.#beat(), signOfLifeEvery).unref();
    this.#following ??= this.#head().catch((error: unknown) => {
      this.#following = undefined;
      throw error;
    });
    return this.#following;
  }

  async #head(): Promise<void> {
    const head = await this.journal.store.head();
    void this.#follow(head).catch(() => {
      this.#following = undefined;
    });
  }

  async #follow(head: number): Promise<void> {
    const { signal } = this.#stop;
    const prefix = streamOf(inboxEvents, '');
    for await (const batch of this.journal.store.subscribe(head, { signal })) {
      const changedOnes = batch.flatMap(({ stream }) =>
        stream.startsWith(prefix) && this.#lines.has(stream.slice(prefix.length))
          ? [stream.slice(prefix.length)]
          : [],
      );
      if (!changedOnes.length) continue;
      await this.processors.reached(batch.at(-1)?.position ?? 0);
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
const signOfLifeEvery = 20_000;
const lastsFor = 300_000;
const linesAtMost = 8;
