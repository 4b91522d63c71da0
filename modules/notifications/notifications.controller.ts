import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { Receipt } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { inboxDecider } from './inbox/inbox.decider.js';
import { markAllRead, markRead, setPreferences } from './notifications.contract.js';

/** Commands of a member on the one inbox that is the member's own. */
@Controller()
export class NotificationsController {
  constructor(private readonly bus: CommandBus) {}

  @Route(markAllRead)
  readAll(@Input() { meta }: RouteInput<typeof markAllRead>): Promise<Receipt> {
    return dispatch(this.bus, inboxDecider, meta.actor.id, { type: 'MarkAllRead', meta });
  }

  @Route(markRead)
  read(@Input() { params, meta }: RouteInput<typeof markRead>): Promise<Receipt> {
    const command = { type: 'MarkRead', notificationId: params.id, meta } as const;
    return dispatch(this.bus, inboxDecider, meta.actor.id, command);
  }

  @Route(setPreferences)
  prefer(@Input() { body, meta }: RouteInput<typeof setPreferences>): Promise<Receipt> {
    const memberId = meta.actor.id;
    const command = { type: 'SetPreferences', memberId, preferences: body, meta } as const;
    return dispatch(this.bus, inboxDecider, memberId, command);
  }
}
