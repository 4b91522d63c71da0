import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CONTENTS, DATABASE } from '../kernel/config/tokens.js';
import type { Contents } from '../kernel/content/contents.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { checked, Input, Route, type RouteInput } from '../kernel/http/route.js';
import type { Database } from '../kernel/postgres/database.js';
import { ACTOR_NAMES, type ActorNames } from './actor-names.ports.js';
import { changePreferences } from './inbox/change-preferences.js';
import { countUnreadOf, itemsOf } from './inbox/inbox.queries.js';
import { markAllRead as markAllReadOf, markRead as markReadOf } from './inbox/mark-read.js';
import { versionedPreferencesOf } from './inbox/preferences.queries.js';
import { NOTIFICATION_KINDS, type NotificationKinds } from './notification-kinds.js';
import {
  countUnread,
  getPreferences,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationView,
  setPreferences,
} from './notifications.contract.js';

/** The caller's own notifications and preferences, and nobody else's. */
@Controller()
export class NotificationsController {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(NOTIFICATION_KINDS) readonly kinds: NotificationKinds,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(ACTOR_NAMES) private readonly names: ActorNames,
    readonly eventStore: DomainEventStore,
  ) {}

  @Route(listNotifications)
  async list(
    @Input() { query, meta }: RouteInput<typeof listNotifications>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NotificationView[]> {
    const memberId = meta.actor.id;
    const [items, unread] = await Promise.all([
      itemsOf(
        {
          db: this.db,
          kinds: this.kinds,
          contents: this.contents,
          names: this.names,
          keys: this.eventStore.keys,
        },
        memberId,
        query,
        meta.now,
      ),
      countUnreadOf(this, memberId),
    ]);
    response.setHeader('X-Unread-Count', unread);
    return items;
  }

  @Route(countUnread)
  async count(@Input() { meta }: RouteInput<typeof countUnread>): Promise<{ unread: number }> {
    return { unread: await countUnreadOf(this, meta.actor.id) };
  }

  @Route(markAllRead)
  async readAll(@Input() { meta }: RouteInput<typeof markAllRead>): Promise<Receipt> {
    await markAllReadOf(this.db, meta.actor.id, meta.now);
    return receiptOf(meta.actor.id);
  }

  @Route(markRead)
  async read(@Input() { params, meta }: RouteInput<typeof markRead>): Promise<Receipt> {
    await markReadOf(this.db, meta.actor.id, params.id, meta.now);
    return receiptOf(meta.actor.id);
  }

  @Route(getPreferences)
  async preferences(
    @Input() { meta }: RouteInput<typeof getPreferences>,
  ): Promise<ResponseOf<typeof getPreferences>> {
    const kinds = this.kinds.all.map(({ kind, name, isSent }) => ({ kind, name, isSent }));
    return { ...(await versionedPreferencesOf(this, meta.actor.id)), kinds };
  }

  @Route(setPreferences)
  async prefer(@Input() { body, meta }: RouteInput<typeof setPreferences>): Promise<Receipt> {
    const { madeFrom, ...rest } = body;
    const chosen = { ...rest, ...checked(this.kinds.Chosen, rest, 'Request') };
    const version = await changePreferences(this, meta.actor.id, () => chosen, meta.now, madeFrom);
    return { ...receiptOf(meta.actor.id), version };
  }
}

/** Rows exist as soon as a call is answered: there is no log position to wait for. */
const receiptOf = (id: string): Receipt => ({ id, version: 0, position: 0 });
