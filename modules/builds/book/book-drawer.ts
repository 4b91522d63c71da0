import { extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../kernel/async/fair-queue.js';
import { ChildFailed, ChildProcesses } from '../../kernel/child/child-processes.js';
import { unavailable } from '../../kernel/decider/errors.js';
import type { BookToDraw } from './draw-book.js';

/** Draws books in a child process, one at a time and one for each caller, so that a long book delays no other calls.
 *  source  ADR 0035, ADR 0049 */
@Injectable()
export class BookDrawer {
  readonly #children = new ChildProcesses<BookToDraw, Uint8Array>(module, limits);
  readonly #line = new FairQueue({
    atOnce: limits.atOnce,
    longest: 40,
    longestOfKey: 2,
    patience: 45_000,
    full: tooBusy,
  });

  /** in      read: gives the book once it is its turn, so that none waits in memory
   *  errors  TOO_BUSY (unavailable); those of `read` */
  draw(caller: string, read: () => Promise<BookToDraw>): Promise<Buffer> {
    return this.#line.run(caller, async () => this.#draw(await read()));
  }

  onApplicationShutdown(): void {
    this.#children.close();
  }

  async #draw(book: BookToDraw): Promise<Buffer> {
    try {
      const { buffer, byteOffset, byteLength } = await this.#children.run(book);
      return Buffer.from(buffer, byteOffset, byteLength);
    } catch (error) {
      if (error instanceof ChildFailed && error.why === 'unavailable') throw tooBusy();
      throw error;
    }
  }
}

function tooBusy() {
  return unavailable('TOO_BUSY', {
    message: 'Many books are being drawn right now. Please try again in a moment.',
    retryAfter: 15,
  });
}

const module = new URL(`./draw-book${extname(import.meta.url)}`, import.meta.url);

/** The longest book, with as many photos as it prints, takes some seconds and 300 MB. */
const limits = { atOnce: 1, time: 60_000, memory: 600_000_000, idle: 60_000 };
