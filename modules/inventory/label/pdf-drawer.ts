import { extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../kernel/async/fair-queue.js';
import { ChildFailed, ChildProcesses } from '../../kernel/child/child-processes.js';
import { unavailable } from '../../kernel/decider/errors.js';
import type { Drawing } from './draw-pdf.js';

/** Draws PDFs in a child process, one at a time and one for each member, so that a long sheet delays no other calls.
 *  source  ADR 0035, ADR 0049 */
@Injectable()
export class PdfDrawer {
  readonly #children = new ChildProcesses<Drawing, Uint8Array>(module, limits);
  readonly #line = new FairQueue({
    atOnce: limits.atOnce,
    longest: 60,
    longestOfKey: 4,
    patience: 30_000,
    full: tooBusy,
  });

  /** The current process. */
  get pids(): readonly number[] {
    return this.#children.pids;
  }

  /** errors  TOO_BUSY (unavailable) */
  draw(memberId: string, drawing: Drawing): Promise<Buffer> {
    return this.#line.run(memberId, () => this.#draw(drawing));
  }

  onApplicationShutdown(): void {
    this.#children.close();
  }

  async #draw(drawing: Drawing): Promise<Buffer> {
    try {
      const { buffer, byteOffset, byteLength } = await this.#children.run(drawing);
      return Buffer.from(buffer, byteOffset, byteLength);
    } catch (error) {
      if (error instanceof ChildFailed && error.why === 'unavailable') throw tooBusy();
      throw error;
    }
  }
}

function tooBusy() {
  return unavailable('TOO_BUSY', {
    message: 'Many sheets are being drawn right now. Please try again in a moment.',
    retryAfter: 10,
  });
}

const module = new URL(`./draw-pdf${extname(import.meta.url)}`, import.meta.url);

/** The longest sheet that may be requested takes a few seconds and 200 MB. */
const limits = { atOnce: 1, time: 30_000, memory: 400_000_000, idle: 60_000 };
