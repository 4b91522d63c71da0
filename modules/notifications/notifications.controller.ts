import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Receipt } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { OrderInbox } from './inbox.handler.js';
import { markAllRead, markRead, setPreferences } from './notifications.contract.js';

/** Orders of a member on the one inbox that is the member's own. */
@Controller()
export class NotificationsController {
  constructor(private readonly bus: CommandBus) {}

  @Route(markAllRead)
  readAll(@Input() { meta }: RouteInput<typeof markAllRead>): Promise<Receipt> {
    return this.bus.execute(new OrderInbox(meta.actor.id, { type: 'MarkAllRead', meta }));
  }

  @Route(markRead)
  read(@Input() { params, meta }: RouteInput<typeof markRead>): Promise<Receipt> {
    const order = { type: 'MarkRead', notificationId: params.id, meta } as const;
    return this.bus.execute(new OrderInbox(meta.actor.id, order));
  }

  @Route(setPreferences)
  prefer(@Input() { body, meta }: RouteInput<typeof setPreferences>): Promise<Receipt> {
    const memberId = meta.actor.id;
    const order = { type: 'SetPreferences', memberId, preferences: body, meta } as const;
    return this.bus.execute(new OrderInbox(memberId, order));
  }
}
