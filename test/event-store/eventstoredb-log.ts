import { EventEmitter } from 'node:events';

export interface Proposal {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface StoredRecord extends Proposal {
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

export interface Reading {
  /** Unset for the whole log. */
  readonly stream: string | undefined;
  readonly backwards: boolean;
  readonly limit: number;
  /** A revision of the stream, or a position in the log. */
  readonly from: number | 'start' | 'end';
  readonly subscribes: boolean;
  readonly isWanted: (record: StoredRecord) => boolean;
}

/** EventStoreDB's log in memory, with its rules for appends: an exact revision is compared with the stored events by id, 'any' and 'exists'
 *  only with the ids that the server remembers since it started. System events are mixed in. */
export class SimulatedLog {
  readonly records: StoredRecord[] = [];
  readonly news = new EventEmitter().setMaxListeners(0);
  readonly #streams = new Map<string, StoredRecord[]>();
  readonly #remembered = new Map<string, StoredRecord>();
  #end = 1_000;

  constructor() {
    this.#writeSystemEvent();
  }

  /** The log as a backup has it that was made after so many records. */
  backup(records: number): SimulatedLog {
    const copy = new SimulatedLog();
    copy.records.length = 0;
    copy.#streams.clear();
    for (const record of this.records.slice(0, records)) {
      copy.records.push(record);
      copy.#streams.set(record.stream, [...copy.stream(record.stream), record]);
      copy.#end = record.position + 64 + record.data.length;
    }
    return copy;
  }

  append(stream: string, proposals: readonly Proposal[], expected: ExpectedRevision): Outcome {
    const present = this.stream(stream);
    const isGone = present.length > 0 && this.visible(stream).length === 0;
    const current = isGone ? -1 : present.length - 1;
    if (expected === 'exists' && current < 0) return { status: 'wrong', current };
    const [known, more] =
      typeof expected === 'number'
        ? this.#knownAfter(present, proposals, expected)
        : this.#knownById(stream, proposals);
    if (known && !more) return { status: 'written', revision: known.revision, position: known.position };
    if (known || (typeof expected === 'number' && expected !== current)) return { status: 'wrong', current };
    if (isGone) this.setMetadata(stream, { $tb: present.length });
    const written = proposals.map((proposal) => this.#put(stream, proposal)).at(-1);
    if (this.records.length % 7 === 0) this.#writeSystemEvent();
    this.news.emit('news');
    return { status: 'written', revision: written?.revision ?? current, position: written?.position ?? 0 };
  }

  /** Write an event of any form, like a foreign program. */
  write(stream: string, proposal: Proposal): void {
    this.#put(stream, proposal);
    this.news.emit('news');
  }

  stream(name: string): StoredRecord[] {
    return this.#streams.get(name) ?? [];
  }

  /** What readers of the stream get: its metadata may hide events, while readers of the whole log still get them. */
  visible(name: string): readonly StoredRecord[] {
    const records = this.stream(name);
    const newest = this.stream(`$$${name}`).at(-1);
    const { $tb = 0, $maxCount = records.length } = JSON.parse(
      String(newest ? Buffer.from(newest.data) : '{}'),
    ) as Hidden;
    return records.filter(({ revision }) => revision >= $tb && revision >= records.length - $maxCount);
  }

  /** The records that a read asks for. */
  find({ stream, backwards, from, limit }: Reading): readonly StoredRecord[] {
    const records = stream === undefined ? this.records : this.visible(stream);
    const at = (one: StoredRecord) => (stream === undefined ? one.position : one.revision);
    const inReach = records.filter((one) => {
      if (typeof from === 'string') return (from === 'start') !== backwards;
      return backwards ? at(one) <= from : at(one) >= from;
    });
    return (backwards ? inReach.reverse() : inReach).slice(0, limit);
  }

  setMetadata(name: string, metadata: Hidden): void {
    const data = Buffer.from(JSON.stringify(metadata));
    this.write(`$$${name}`, { ...system, id: crypto.randomUUID(), type: '$metadata', data });
  }

  /** Delete a stream: softly, as if it never was, or for good, with a tombstone. */
  delete(name: string, how: 'soft' | 'tombstone'): void {
    if (how === 'soft') this.setMetadata(name, { $tb: 2 ** 63 });
    else
      this.write(name, {
        ...system,
        id: crypto.randomUUID(),
        type: '$streamDeleted',
        data: Buffer.from('{}'),
      });
  }

  isDeleted(name: string): boolean {
    return this.stream(name).at(-1)?.type === '$streamDeleted';
  }

  /** Forget the ids of past appends, like a restart of the server. */
  deleteIds(): void {
    this.#remembered.clear();
  }

  #put(stream: string, proposal: Proposal): StoredRecord {
    const present = this.stream(stream);
    const record = {
      ...proposal,
      stream,
      revision: present.length,
      position: this.#end,
      created: new Date(),
    };
    this.#end += 64 + proposal.data.length;
    this.#streams.set(stream, present);
    present.push(record);
    this.records.push(record);
    this.#remembered.set(record.id, record);
    return record;
  }

  #knownAfter(
    present: readonly StoredRecord[],
    proposals: readonly Proposal[],
    expected: number,
  ): readonly [StoredRecord | undefined, boolean] {
    let known: StoredRecord | undefined;
    for (const [step, { id }] of proposals.entries()) {
      const record = present[expected + 1 + step];
      if (record?.id !== id) return [known, true];
      known = record;
    }
    return [known, false];
  }

  #knownById(stream: string, proposals: readonly Proposal[]): readonly [StoredRecord | undefined, boolean] {
    const found = proposals
      .map(({ id }) => this.#remembered.get(id))
      .filter((record) => record?.stream === stream);
    return [found.at(-1), found.length < proposals.length];
  }

  #writeSystemEvent(): void {
    this.#put('$stats-127.0.0.1:2113', {
      ...system,
      id: crypto.randomUUID(),
      type: '$statsCollected',
      data: Buffer.from('{"proc-cpu":1}'),
    });
  }
}

interface Hidden {
  readonly $tb?: number;
  readonly $maxCount?: number;
}

const system = { contentType: 'application/json', metadata: Buffer.from('{}') };
