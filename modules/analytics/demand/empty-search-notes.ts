import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DATABASE, LOG, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { CountedNetworks } from '../../kernel/http/counted-fairly.js';
import { viewerOf } from '../../kernel/http/counted-once.js';
import { isRobot } from '../../kernel/http/robots.js';
import type { Database } from '../../kernel/postgres/database.js';
import { GatheredRows } from '../../kernel/postgres/gathered-rows.js';
import type { EmptySearch, EmptySearches } from '../../marketplace/empty-searches.ports.js';
import { cellOf, epochOf, weekOf } from './demand.rules.js';
import { addEmptySearches, type EmptySearchRow, keyOfEpoch } from './demand-rows.js';
import { searchWordsOf } from './search-words.rules.js';

/** Answers EMPTY_SEARCHES. Notes wait in memory and are written once a second; a search does not wait for it.
 *  source  README, Demand; ADR 0120 */
@Injectable()
export class EmptySearchNotes implements EmptySearches, OnApplicationShutdown {
  readonly #networks = new CountedNetworks({ minutes: 60, most: 60 });
  readonly #notes: GatheredRows<Note>;
  readonly #secret: Buffer;
  #key: { readonly epoch: number; readonly key: Buffer } | undefined;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MASTER_SECRET) secret: string,
    @Inject(LOG) log: Pick<Logger, 'warn'>,
  ) {
    this.#secret = derivedKey(secret, 'empty searches');
    this.#notes = new GatheredRows<Note>({
      keyOf: ({ person, words }) => `${person} ${words}`,
      sumOf: (first) => first,
      write: (notes) => this.#write(notes),
      failed: (err) => log.warn({ err }, 'searches that found nothing wait: they could not be written'),
      most: mostNotes,
    });
  }

  /** A guest is their network, so that nobody is several people by several browsers. */
  note({ words, point, viewer, now }: EmptySearch): void {
    const { actor, ip, userAgent } = viewer;
    if (isRobot(userAgent) || !this.#networks.countedAmong(['note'], ip, now).length) return;
    this.#notes.add({ words, point, person: viewerOf({ actor, ip }), now });
  }

  /** Write what has gathered. */
  write(): Promise<void> {
    return this.#notes.write();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#notes.close();
  }

  async #write(notes: readonly Note[]): Promise<void> {
    const epochs = Map.groupBy(notes, ({ now }) => epochOf(now));
    for (const [epoch, ofEpoch] of epochs) {
      const key = await this.#keyOf(epoch);
      const rows = key ? ofEpoch.flatMap((note) => rowOf(note, key) ?? []) : [];
      if (rows.length) await addEmptySearches(this.db, epoch, rows);
    }
  }

  async #keyOf(epoch: number): Promise<Buffer | undefined> {
    if (this.#key?.epoch === epoch) return this.#key.key;
    const random = await keyOfEpoch(this.db, epoch);
    if (!random) return undefined;
    const key = createHmac('sha256', this.#secret).update(random).digest();
    this.#key = { epoch, key };
    return key;
  }
}

interface Note extends Omit<EmptySearch, 'viewer'> {
  readonly person: string;
}

function rowOf({ words: text, point, person, now }: Note, key: Buffer): EmptySearchRow | undefined {
  const words = searchWordsOf(text);
  if (!words) return undefined;
  return {
    ...cellOf(point),
    form: words.form,
    person: createHmac('sha256', key).update(person).digest().subarray(0, 16),
    week: weekOf(now),
    words: words.typed,
  };
}

/** Searches that wait for the next second. */
const mostNotes = 2_000;
