import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { unauthenticated } from '../../kernel/decider/errors.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { followNotifications } from '../notifications.contract.js';
import { LiveInboxes } from './live-inboxes.js';

@Controller()
export class LiveController {
  constructor(private readonly inboxes: LiveInboxes) {}

  @Route(followNotifications)
  follow(
    @Input() { meta, request }: RouteInput<typeof followNotifications>,
    @Res() response: Response,
  ): Promise<void> {
    if (!request.sessionId) throw unauthenticated('SIGN_IN_FIRST', { message: 'Sign in to do that.' });
    return this.inboxes.open(meta.actor.id, request.sessionId, response);
  }
}
