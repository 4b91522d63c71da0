import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { TIME_ZONES } from '../../identity/time-zones.ports.js';
import { FairQueue } from '../../kernel/async/fair-queue.js';
import { dayIn } from '../../kernel/decider/days.js';
import { unavailable } from '../../kernel/decider/errors.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { streamAnswer } from '../../kernel/http/stream-answer.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import { type ReadSection, readSections, writeArchive } from './archive.js';
import { sectionsOf } from './content-sections.js';
import { exportAccount } from './export.contract.js';

@Controller()
export class ExportController {
  readonly #line = new FairQueue({
    atOnce: archivesAtOnce,
    longest: 20,
    longestOfKey: 1,
    patience: 60_000,
    full: tooBusy,
  });

  constructor(@Inject(MODULE_CONTEXT) private readonly context: ModuleContext) {}

  /** Reads in turn, then streams the archive with one photo in memory at a time. A slow or disconnected client does not block the queue. */
  @Route(exportAccount)
  async export(
    @Input() { meta }: RouteInput<typeof exportAccount>,
    @Res() response: Response,
  ): Promise<void> {
    const timeZone = await this.context.get(TIME_ZONES).of(this.context.db, meta.actor.id);
    const sections = await this.#read(meta.actor.id, response);
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="swap-meet-classics-${dayIn(meta.now, timeZone)}.zip"`,
      'Content-Encoding': 'identity',
    });
    const archive = writeArchive(sections, meta.now, this.context.blobs);
    await streamAnswer(response, archive);
  }

  async #read(memberId: string, response: Response): Promise<readonly ReadSection[]> {
    const gone = new AbortController();
    const hangUp = () => gone.abort(tooBusy());
    response.once('close', hangUp);
    const deps = { parts: sectionsOf(this.context), blobs: this.context.blobs };
    const read = () => readSections(memberId, deps);
    return this.#line.run(memberId, read, gone.signal).finally(() => response.off('close', hangUp));
  }
}

/** The maximum archives that one process reads at a time; one for each member. */
export const archivesAtOnce = 2;

function tooBusy() {
  return unavailable('TOO_BUSY', {
    message: 'Many archives are being made right now. Please try again in a few minutes.',
    retryAfter: 60,
  });
}
