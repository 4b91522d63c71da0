import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { recipientAddress } from '../identity/emails/recipient.js';
import { identityMigrations } from '../identity/identity.migrations.js';
import { memberEvents } from '../identity/member/member.events.js';
import { timeZones } from '../identity/sessions/time-zones.js';
import type { ContentDeps } from '../kernel/content/content.js';
import { type Contents, openContents } from '../kernel/content/contents.js';
import { event } from '../kernel/decider/decider.js';
import { newId } from '../kernel/decider/identifiers.js';
import { plusMinutes } from '../kernel/decider/time.js';
import { PersonKeys } from '../kernel/encryption/person-keys.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../kernel/event-store/postgres/postgres-event-store.js';
import { type Database, databaseOn } from '../kernel/postgres/database.js';
import { metaOf } from '../kernel/testing/decider.fixtures.js';
import { mailMigrations } from '../mail/mail.migrations.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { listingContent } from '../marketplace/listing/listing.content.js';
import type { ActorNames } from './actor-names.ports.js';
import type { NotificationMailer } from './by-email/notification-mailer.js';
import { changePreferences } from './inbox/change-preferences.js';
import { itemsOf } from './inbox/inbox.queries.js';
import { openNotifications as openWords } from './inbox/sealed-notifications.js';
import { kinds as kindsOfProduct, usualPreferences } from './kinds.fixtures.js';
import type { NotificationKinds } from './notification-kinds.js';
import type { DeclaredType } from './notification-kinds.shared.js';
import { listNotifications, type NotificationView } from './notifications.contract.js';
import { notificationsMigrations } from './notifications.migrations.js';
import type { NewNotification, NotificationContent, Notifier } from './notifications.ports.js';
import type { NotificationTable } from './notifications.tables.js';
import { createNotifier } from './notifier.js';
import type { ChannelChoice, Preferences } from './preferences.schemas.js';

export const secret = 'the secret of a test installation';
/** Seven in the morning in Chicago. */
export const dawn = '2026-06-02T12:00:00.000Z';
/** Eight in the morning in Chicago, when digests are sent. */
export const eight = '2026-06-02T13:00:00.000Z';
export const afterDawn = (minutes: number): string => plusMinutes(dawn, minutes);

/** A buyer holds the seller's 327 block. */
export const hold: NotificationContent = {
  type: 'sale_request',
  subtype: 'hold',
  message: 'A buyer put {listing} on hold for 72 hours.',
  href: '/listing/block',
  about: 'block',
};

/** A swap meet, which the default preferences put into the digest. */
export const meet: Partial<NotificationContent> = {
  type: 'swap_meet',
  subtype: 'near',
  message: 'A swap meet is near.',
};

/** The default preferences, except for one kind. */
export const choosing = (kind: string, channels: Partial<ChannelChoice>): Preferences => ({
  ...usualPreferences,
  channels: {
    ...usualPreferences.channels,
    [kind]: { inApp: true, mail: false, digest: true, ...usualPreferences.channels[kind], ...channels },
  },
});

/** The default preferences, with one kind hidden in the app. */
export const without = (kind: string): Preferences => choosing(kind, { inApp: false });

/** Sends it as if a module declared its type. */
export const declared = <Content extends NotificationContent>(content: Content): Content & DeclaredType =>
  content as Content & DeclaredType;

/** Rows, log, outbox and a clock that does not move by itself, on a database of their own. */
export interface TestNotifications {
  readonly database: TestDatabase;
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly mailer: NotificationMailer;
  readonly kinds: NotificationKinds;
  readonly notifier: Notifier;
  readonly contents: Contents;
  readonly names: ActorNames;
  /** What members are called, by id. */
  readonly called: Map<string, string>;
  /** ISO-8601 UTC */
  now: string;
  /** A member with an account, whose e-mail is verified by default. */
  member(email: string, chosen?: Preferences, verifiedAt?: string | null): Promise<string>;
  /** Notify a member now, by default of a hold on something of its own.
   *  out  the notification's id */
  notify(recipientId: string, notification?: Partial<NewNotification>): Promise<string>;
  prefer(memberId: string, preferences: Preferences): Promise<void>;
  items(
    memberId: string,
    query?: Record<string, string>,
    titles?: ReadonlyMap<string, string>,
  ): Promise<NotificationView[]>;
  /** A member's notifications, oldest first. */
  sentTo(memberId: string): Promise<readonly string[]>;
  /** Erased in the log, without their key. */
  erase(memberId: string): Promise<void>;
  close(): Promise<void>;
}

export async function openNotifications(
  kinds: NotificationKinds = kindsOfProduct,
): Promise<TestNotifications> {
  const database = await freshDatabase([
    ...identityMigrations,
    ...mailMigrations,
    ...notificationsMigrations,
  ]);
  const db = databaseOn(database.pool);
  const eventStore = new DomainEventStore(
    openPostgresEventStore(database.pool),
    new PersonKeys(database.pool, secret),
  );
  const clock = { now: () => test.now };
  const called = new Map<string, string>();
  const names: ActorNames = { namesFor: async () => called };
  const mailer: NotificationMailer = {
    eventStore,
    secret,
    clock,
    publicUrl: 'https://swap.example',
    outbox: new MailOutbox(eventStore.keys, secret, clock, { NODE_ENV: 'production' }),
    recipients: { of: recipientAddress },
    timeZones,
    contents: openContents([listingContent], { db, eventStore, secret }),
    names,
    kinds,
  };
  const notifier = createNotifier(mailer);
  const test: TestNotifications = {
    database,
    db,
    eventStore,
    mailer,
    kinds,
    notifier,
    contents: mailer.contents,
    names,
    called,
    now: dawn,
    member: async (email, chosen, verifiedAt = dawn) => {
      const id = newId();
      await database.pool.query(
        `insert into identity.account (member_id, email, password_hash, name, created_at, email_verified_at)
         values ($1, $2, 'none', 'Ana', $3, $4)`,
        [id, email, dawn, verifiedAt],
      );
      if (chosen) await test.prefer(id, chosen);
      return id;
    },
    notify: async (recipientId, notification = {}) => {
      const id = newId();
      const made = declared({ ...hold, about: id, id, recipientId, sentAt: test.now, ...notification });
      await db.transaction().execute((tx) => notifier.notify(tx, made));
      return made.id;
    },
    prefer: async (memberId, preferences) => {
      await changePreferences({ db, eventStore, kinds }, memberId, () => preferences, test.now);
    },
    items: (memberId, query = {}, titles = new Map()) =>
      itemsOf(
        { db, kinds, contents: listingsCalled(titles), names, keys: eventStore.keys },
        memberId,
        listNotifications.query.parse(query),
        test.now,
      ),
    sentTo: async (memberId) => {
      const sent = await database.pool.query<NotificationTable>(
        'select * from notices.notification where member_id = $1 order by sent_at, seq',
        [memberId],
      );
      const opened = await openWords(eventStore.keys, memberId, sent.rows);
      return opened.map(({ type, subtype, message }) => `${type} ${subtype}: ${message}`);
    },
    erase: async (memberId) => {
      const meta = { ...metaOf(memberId, test.now), commandId: newId() };
      await eventStore.append(memberEvents, memberId, [event('MemberErased', { memberId })], 'any', meta);
      await eventStore.keys.erase(memberId);
    },
    close: async () => {
      await eventStore.log.close();
      await database.drop();
    },
  };
  return test;
}

/** A registry whose only kind is the listing, with these titles by id. */
export const listingsCalled = (titles: ReadonlyMap<string, string>): Contents =>
  openContents([{ ...listingContent, titlesOf: async () => titles }], {} as ContentDeps);
