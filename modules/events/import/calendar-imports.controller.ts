import { Controller, Inject } from '@nestjs/common';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import { importCalendar, importCalendarFeed } from './calendar-import.contract.js';
import { CalendarImports } from './calendar-imports.service.js';

@Controller()
export class CalendarImportsController {
  constructor(@Inject(CalendarImports) private readonly imports: CalendarImports) {}

  @Route(importCalendar)
  async file(
    @Input() { params, query, request, meta }: RouteInput<typeof importCalendar>,
  ): Promise<ResponseOf<typeof importCalendar>> {
    const isPreview = query.preview === 'true';
    return await this.imports.file(params.id, uploadOf(request), isPreview, meta);
  }

  @Route(importCalendarFeed)
  async feed(
    @Input() { params, body, meta }: RouteInput<typeof importCalendarFeed>,
  ): Promise<ResponseOf<typeof importCalendarFeed>> {
    return await this.imports.feed(params.id, body.url, body.preview, meta);
  }
}
