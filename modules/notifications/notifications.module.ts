import { Global, Module } from '@nestjs/common';
import { RECIPIENTS, type Recipients } from '../identity/recipients.ports.js';
import { TIME_ZONES, type TimeZones } from '../identity/time-zones.ports.js';
import type { Environment } from '../kernel/config/environment.js';
import { CLOCK, CONTENTS, ENVIRONMENT, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Contents } from '../kernel/content/contents.js';
import type { Clock } from '../kernel/decider/clock.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { MODULE_CONTEXT, type ModuleContext } from '../kernel/manifest/manifest.js';
import { OUTBOX, type Outbox } from '../mail/mail.ports.js';
import { ACTOR_NAMES, type ActorNames } from './actor-names.ports.js';
import { NOTIFICATION_MAILER, type NotificationMailer } from './by-email/notification-mailer.js';
import { UnsubscribeController } from './by-email/unsubscribe.controller.js';
import { LiveController } from './live/live.controller.js';
import { LiveInboxes } from './live/live-inboxes.js';
import { collectKinds, NOTIFICATION_KINDS, type NotificationKinds } from './notification-kinds.js';
import { NotificationsController } from './notifications.controller.js';
import { NOTIFIER } from './notifications.ports.js';
import { createNotifier } from './notifier.js';

const providers = [
  {
    provide: NOTIFICATION_KINDS,
    inject: [MODULE_CONTEXT],
    useFactory: ({ manifests }: ModuleContext): NotificationKinds => collectKinds(manifests),
  },
  {
    provide: NOTIFICATION_MAILER,
    inject: [
      DomainEventStore,
      OUTBOX,
      RECIPIENTS,
      TIME_ZONES,
      CONTENTS,
      ACTOR_NAMES,
      CLOCK,
      MASTER_SECRET,
      ENVIRONMENT,
      NOTIFICATION_KINDS,
    ],
    useFactory: (
      eventStore: DomainEventStore,
      outbox: Outbox,
      recipients: Recipients,
      timeZones: TimeZones,
      contents: Contents,
      names: ActorNames,
      clock: Clock,
      secret: string,
      { publicUrl }: Environment,
      kinds: NotificationKinds,
    ): NotificationMailer => ({
      eventStore,
      outbox,
      recipients,
      timeZones,
      contents,
      names,
      clock,
      secret,
      publicUrl,
      kinds,
    }),
  },
  { provide: NOTIFIER, inject: [NOTIFICATION_MAILER], useFactory: createNotifier },
];

@Global()
@Module({
  controllers: [NotificationsController, LiveController, UnsubscribeController],
  providers: [LiveInboxes, ...providers],
  exports: providers,
})
export class NotificationsModule {}
