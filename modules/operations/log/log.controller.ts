import { Controller, Inject } from '@nestjs/common';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { browseLog, openPersonal } from './log.contract.js';
import { LogBrowser } from './log-browser.js';

@Controller()
export class LogController {
  constructor(@Inject(LogBrowser) private readonly log: LogBrowser) {}

  @Route(browseLog)
  browse(@Input() { query, meta }: RouteInput<typeof browseLog>): Promise<ResponseOf<typeof browseLog>> {
    return this.log.browse(query, meta.actor.id);
  }

  @Route(openPersonal)
  async open(@Input() { body }: RouteInput<typeof openPersonal>): Promise<ResponseOf<typeof openPersonal>> {
    return { data: await this.log.open(body.event) };
  }
}
