import { EventEmitter } from 'node:events';

export interface Proposal {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface Kept extends Proposal {
  readonly stream: string;
  /** 0 for a stream's first event, as EventStoreDB counts. */
  readonly revision: number;
  readonly position: number;
  readonly created: Date;
}

/** The revision that the writer expects at the stream's end; -1 for no stream. */
export type ExpectedRevision = number | 'any' | 'exists';

export type Outcome =
  | { readonly status: 'written'; readonly revision: number; readonly position: number }
  | { readonly status: 'wrong'; readonly current: number };

/** EventStoreDB's log in memory, with its rules for appends: an exact revision is compared with what lies there by id, 'any' and 'exists'
 *  only with the ids that the server remembers since it started. Events of the system lie between the others. */
export class StandInLog {
  readonly kept: Kept[] = [];
  readonly news = new EventEmitter().setMaxListeners(0);
  readonly #streams = new Map<string, Kept[]>();
  readonly #remembered = new Map<string, Kept>();
  #end = 1_000;

  constructor() {
    this.#writeSystemEvent();
  }

  append(stream: string, proposals: readonly Proposal[], expected: ExpectedRevision): Outcome {
    const there = this.stream(stream);
    const current = there.length - 1;
    if (expected === 'exists' && current < 0) return { status: 'wrong', current };
    const [known, more] =
      typeof expected === 'number'
        ? this.#knownAfter(there, proposals, expected)
        : this.#knownById(stream, proposals);
    if (known && !more) return { status: 'written', revision: known.revision, position: known.position };
    if (known || (typeof expected === 'number' && expected !== current)) return { status: 'wrong', current };
    const written = proposals.map((proposal) => this.#put(stream, proposal)).at(-1);
    if (this.kept.length % 7 === 0) this.#writeSystemEvent();
    this.news.emit('news');
    return { status: 'written', revision: written?.revision ?? current, position: written?.position ?? 0 };
  }

  /** Write whatever it is, as a program of somebody else's would. */
  write(stream: string, proposal: Proposal): void {
    this.#put(stream, proposal);
    this.news.emit('news');
  }

  stream(name: string): Kept[] {
    return this.#streams.get(name) ?? [];
  }

  /** What a restart of the server does to its memory of ids. */
  forgetIds(): void {
    this.#remembered.clear();
  }

  #put(stream: string, proposal: Proposal): Kept {
    const there = this.stream(stream);
    const kept = {
      ...proposal,
      stream,
      revision: there.length,
      position: this.#end,
      created: new Date(),
    };
    this.#end += 64 + proposal.data.length;
    this.#streams.set(stream, there);
    there.push(kept);
    this.kept.push(kept);
    this.#remembered.set(kept.id, kept);
    return kept;
  }

  #knownAfter(
    there: readonly Kept[],
    proposals: readonly Proposal[],
    expected: number,
  ): readonly [Kept | undefined, boolean] {
    let known: Kept | undefined;
    for (const [step, { id }] of proposals.entries()) {
      const kept = there[expected + 1 + step];
      if (kept?.id !== id) return [known, true];
      known = kept;
    }
    return [known, false];
  }

  #knownById(stream: string, proposals: readonly Proposal[]): readonly [Kept | undefined, boolean] {
    const found = proposals
      .map(({ id }) => this.#remembered.get(id))
      .filter((kept) => kept?.stream === stream);
    return [found.at(-1), found.length < proposals.length];
  }

  #writeSystemEvent(): void {
    this.#put('$stats-127.0.0.1:2113', {
      id: crypto.randomUUID(),
      type: '$statsCollected',
      contentType: 'application/json',
      data: Buffer.from('{"proc-cpu":1}'),
      metadata: Buffer.from('{}'),
    });
  }
}
