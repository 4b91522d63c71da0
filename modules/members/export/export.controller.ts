import { pipeline } from 'node:stream/promises';
import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { TIME_ZONES } from '../../identity/time-zones.ports.js';
import { dayIn } from '../../kernel/decider/days.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import { writeArchive } from './archive.js';
import { exportAccount } from './export.contract.js';
import type { ExportSection } from './export.ports.js';

@Controller()
export class ExportController {
  constructor(@Inject(MODULE_CONTEXT) private readonly context: ModuleContext) {}

  /** Streams the archive with one photo in memory at a time. It stops when the client disconnects. */
  @Route(exportAccount)
  async export(
    @Input() { meta }: RouteInput<typeof exportAccount>,
    @Res() response: Response,
  ): Promise<void> {
    const timeZone = await this.context.get(TIME_ZONES).of(this.context.db, meta.actor.id);
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="swap-meet-classics-${dayIn(meta.now, timeZone)}.zip"`,
      'Content-Encoding': 'identity',
    });
    const archive = await writeArchive({
      memberId: meta.actor.id,
      now: meta.now,
      parts: sectionsOf(this.context),
      blobs: this.context.blobs,
    });
    await pipeline(archive, response).catch(() => response.destroy());
  }
}

const sectionsOf = (context: ModuleContext): readonly ExportSection[] =>
  context.manifests.flatMap(({ exportSections }) => exportSections?.(context) ?? []);
