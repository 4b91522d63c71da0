import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DATABASE } from '../../modules/kernel/config/tokens.js';
import { Input, Route, type RouteInput } from '../../modules/kernel/http/route.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import type { Preferences } from '../../modules/notifications/inbox/inbox.events.js';
import {
  countUnread,
  getPreferences,
  listNotifications,
  type NotificationView,
} from '../../modules/notifications/notifications.contract.js';
import { linesOf, preferencesOf, unreadOf } from './notifications.queries.js';

/** The caller's own inbox, and nobody else's. */
@Controller()
export class InboxController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Route(listNotifications)
  async list(
    @Input() { query, meta }: RouteInput<typeof listNotifications>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NotificationView[]> {
    const memberId = meta.actor.id;
    const [lines, unread] = await Promise.all([
      linesOf(this.db, memberId, query),
      unreadOf(this.db, memberId),
    ]);
    response.setHeader('X-Unread-Count', unread);
    return lines;
  }

  @Route(countUnread)
  async count(@Input() { meta }: RouteInput<typeof countUnread>): Promise<{ unread: number }> {
    return { unread: await unreadOf(this.db, meta.actor.id) };
  }

  @Route(getPreferences)
  preferences(@Input() { meta }: RouteInput<typeof getPreferences>): Promise<Preferences> {
    return preferencesOf(this.db, meta.actor.id);
  }
}
