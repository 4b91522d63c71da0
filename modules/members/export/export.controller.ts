import { pipeline } from 'node:stream/promises';
import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { BLOBS } from '../../kernel/config/tokens.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { EXPORT_SECTIONS, type ExportSection } from '../members.ports.js';
import { writeArchive } from './archive.js';
import { exportAccount } from './export.contract.js';

@Controller()
export class ExportController {
  constructor(
    @Inject(EXPORT_SECTIONS) private readonly parts: readonly ExportSection[],
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** Written while it is sent, one photo in memory at a time; a reader who leaves ends it. */
  @Route(exportAccount)
  async export(
    @Input() { meta }: RouteInput<typeof exportAccount>,
    @Res() response: Response,
  ): Promise<void> {
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="swap-meet-classics-${meta.now.slice(0, 10)}.zip"`,
      'Content-Encoding': 'identity',
    });
    const archive = await writeArchive({
      memberId: meta.actor.id,
      now: meta.now,
      parts: this.parts,
      blobs: this.blobs,
    });
    await pipeline(archive, response).catch(() => response.destroy());
  }
}
