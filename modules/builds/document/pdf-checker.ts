import { extname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ChildFailed, ChildProcesses } from '../../kernel/child/child-processes.js';
import { tooLarge, unprocessable } from '../../kernel/decider/errors.js';
import { type Content, sourceOf } from '../../kernel/files/content.js';
import { uploadsFull } from '../../kernel/http/upload.js';
import type { CheckedPdf } from './count-pages.js';

/** The most pages of a document. */
export const maxPages = 500;

/** Checks members' PDFs in a child process, so that a file that unfolds to too much ends that process alone.
 *  source  ADR 0049, ADR 0094 */
@Injectable()
export class PdfChecker {
  readonly #children = new ChildProcesses<string | Buffer, CheckedPdf>(module, limits);

  /** Refuse what is no PDF, or has too many pages. An encrypted one may not tell how many it has: it is taken.
   *  errors  NOT_A_DOCUMENT (unprocessable), DOCUMENT_TOO_LARGE (too-large), TOO_BUSY (unavailable) */
  async check(content: Content): Promise<void> {
    const checked = await this.#children.run(sourceOf(content)).catch((error: unknown): CheckedPdf => {
      if (!(error instanceof ChildFailed)) throw error;
      if (error.why === 'unavailable') throw uploadsFull();
      return { isPdf: false };
    });
    if (!checked.isPdf) throw notADocument();
    if ((checked.pages ?? 0) > maxPages) throw documentTooLarge();
  }

  onApplicationShutdown(): void {
    this.#children.close();
  }
}

/** errors  NOT_A_DOCUMENT (unprocessable) */
export const notADocument = () =>
  unprocessable('NOT_A_DOCUMENT', {
    message: 'That file is neither a PDF nor a photo that we can read. Use PDF, JPEG, PNG, WebP or AVIF.',
  });

/** errors  DOCUMENT_TOO_LARGE (too-large) */
export const documentTooLarge = () =>
  tooLarge('DOCUMENT_TOO_LARGE', {
    message: `A document has at most 15 MB and ${maxPages} pages. Split it, or choose a smaller one.`,
  });

const module = new URL(`./count-pages${extname(import.meta.url)}`, import.meta.url);

/** The largest documents that are accepted take some 300 MB, and a second. */
const limits = { atOnce: 1, time: 15_000, memory: 500_000_000, idle: 60_000 };
