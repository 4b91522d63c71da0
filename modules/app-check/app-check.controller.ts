import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { type AppCheckTask, finishAppCheck, startAppCheck } from './app-check.contract.js';
import { AppCheckService } from './app-check.service.js';

@Controller()
export class AppCheckController {
  constructor(@Inject(AppCheckService) private readonly appCheck: AppCheckService) {}

  @Route(startAppCheck)
  start(
    @Input() { request }: RouteInput<typeof startAppCheck>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AppCheckTask> {
    return this.appCheck.start(request, response);
  }

  @Route(finishAppCheck)
  finish(
    @Input() { body, request }: RouteInput<typeof finishAppCheck>,
  ): Promise<ResponseOf<typeof finishAppCheck>> {
    return this.appCheck.finish(body.solution, request);
  }
}
