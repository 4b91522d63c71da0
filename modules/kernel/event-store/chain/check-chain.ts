import type { Hmac } from 'node:crypto';
import type { Database } from '../../postgres/database.js';
import type { StoredEvent } from '../event-store.js';
import { beginning, type ChainLink, chainKey, chainLinks, lineOf, openHash } from './log-chain.js';

/** Compares the events of a log, from its first one, with the chain that was made when they were recorded. A fault in one link does not hide
 *  others: each link is compared on the basis of the stored previous one. */
export class ChainCheck {
  readonly #links: AsyncGenerator<ChainLink>;
  readonly #key: Buffer;
  #before: Pick<ChainLink, 'position' | 'hash'> = beginning;
  /** The link that covers the next events; undefined before the first one, and after the last. */
  #link: ChainLink | undefined;
  /** The hash so far; undefined when the previous link is missing, so that there is no base. */
  #hash: Hmac | undefined;
  #isOpen = false;

  constructor(db: Database, secret: string) {
    this.#links = chainLinks(db);
    this.#key = chainKey(secret);
  }

  /** The position up to which events were compared. */
  get position(): number {
    return this.#before.position;
  }

  /** Take the next events.
   *  out  a line for each range that differs from what was recorded */
  async faultsOf(events: readonly StoredEvent[]): Promise<readonly string[]> {
    const faults: string[] = [];
    if (!this.#isOpen) faults.push(...(await this.#next()));
    for (const event of events) {
      while (this.#link && event.position > this.#link.position) faults.push(...(await this.#finish()));
      if (!this.#link) break;
      this.#hash?.update(lineOf(event));
    }
    return faults;
  }

  /** After the last events.
   *  in   end: the position of the last event
   *  out  as `faultsOf`; and a line when the chain extends beyond the log */
  async end(end: number): Promise<readonly string[]> {
    const faults: string[] = [];
    if (!this.#isOpen) faults.push(...(await this.#next()));
    if (this.#link && this.#link.position <= end) faults.push(...(await this.#finish()));
    if (this.#link)
      faults.push(
        `the log ends at ${end}, and was longer: events up to ${this.#link.position} were chained at ${this.#link.at}`,
      );
    await this.#links.return(undefined);
    return faults;
  }

  async #finish(): Promise<readonly string[]> {
    const link = this.#link;
    if (!link) return [];
    const isSame = !this.#hash || this.#hash.digest().equals(link.hash);
    this.#before = link;
    const changed = `the events from ${link.after + 1} to ${link.position} are not those that were chained at ${link.at}`;
    return [...(isSame ? [] : [changed]), ...(await this.#next())];
  }

  async #next(): Promise<readonly string[]> {
    this.#isOpen = true;
    const { value, done } = await this.#links.next();
    this.#link = done ? undefined : value;
    const isNext = this.#link?.after === this.#before.position;
    this.#hash = isNext ? openHash(this.#key, this.#before.hash) : undefined;
    if (!this.#link || isNext) return [];
    return [`the chain has no link from ${this.#before.position} to ${this.#link.after}`];
  }
}
