import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { recipientAddress } from '../../identity/emails/recipient.js';
import { identityMigrations } from '../../identity/identity.migrations.js';
import type { CommandOf } from '../../kernel/decider/decider.js';
import { handleCommand } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { PersonKeys } from '../../kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../kernel/event-store/postgres/postgres-event-store.js';
import { type Database, databaseOn } from '../../kernel/postgres/database.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { mailMigrations } from '../../mail/mail.migrations.js';
import { MailOutbox } from '../../mail/mail-outbox.js';
import { type InboxCommand, inboxDecider, type NotificationContent } from '../inbox/inbox.decider.js';
import { type NoticeKind, type Preferences, usualPreferences } from '../inbox/inbox.events.js';
import { hold, prefer } from '../inbox/inbox.fixtures.js';
import { notificationsMigrations } from '../notifications.migrations.js';
import type { NotificationMailer } from './notification-mailer.js';
import { notifyByEmail } from './notify-by-email.reactor.js';

export const secret = 'the secret of a test installation';
/** Seven in the morning in Chicago. */
export const dawn = '2026-06-02T12:00:00.000Z';
/** Eight in the morning there: when digests come. */
export const eight = '2026-06-02T13:00:00.000Z';

/** A swap meet, which the usual preferences keep for the digest. */
export const meet: Partial<NotificationContent> = {
  type: 'swap_meet',
  subtype: 'near',
  message: 'A swap meet is near.',
};

/** The usual choices, but for one kind. */
export const choosing = (
  kind: NoticeKind,
  channels: Partial<Preferences['channels'][NoticeKind]>,
): Preferences => ({
  ...usualPreferences,
  channels: { ...usualPreferences.channels, [kind]: { ...usualPreferences.channels[kind], ...channels } },
});

/** Inboxes, outbox and a clock that stands still, on a database of their own. */
export interface PostOffice {
  readonly database: TestDatabase;
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly post: NotificationMailer;
  /** ISO-8601 UTC */
  now: string;
  /** Somebody with an account, whose mail is proven unless told otherwise. */
  member(email: string, chosen?: Preferences, provenAt?: string | null): Promise<string>;
  /** Tell a member something now: of a hold, unless told otherwise.
   *  out  the notification's id */
  tell(memberId: string, notice?: Partial<NotificationContent>): Promise<string>;
  order(memberId: string, command: InboxCommand): Promise<void>;
  /** All that is in the log, heard once more from its beginning. */
  hear(): Promise<void>;
  close(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
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
  const clock = { now: () => office.now };
  const post: NotificationMailer = {
    eventStore,
    secret,
    clock,
    publicUrl: 'https://swap.example',
    outbox: new MailOutbox(eventStore.keys, secret, clock, { NODE_ENV: 'production' }),
    addressee: recipientAddress,
  };
  const order = async (memberId: string, command: InboxCommand) => {
    const once = { ...command, meta: { ...command.meta, commandId: newId() } } as InboxCommand;
    await handleCommand(eventStore, inboxDecider, memberId, once);
  };
  const office: PostOffice = {
    database,
    db,
    eventStore,
    post,
    now: dawn,
    order,
    member: async (email, chosen, provenAt = dawn) => {
      const id = newId();
      await database.pool.query(
        `insert into identity.account (member_id, email, password_hash, name, created_at, email_verified_at)
         values ($1, $2, 'none', 'Ana', $3, $4)`,
        [id, email, dawn, provenAt],
      );
      if (chosen) await order(id, { ...(prefer(chosen) as SetPreferences), memberId: id });
      return id;
    },
    tell: async (memberId, notice = {}) => {
      const notificationId = newId();
      const told = { ...hold, about: notificationId, dedupe: notificationId, ...notice };
      const meta = metaOf('policy', office.now);
      await order(memberId, { type: 'SendNotification', memberId, notificationId, notice: told, meta });
      return notificationId;
    },
    hear: async () => {
      const sender = notifyByEmail(post);
      const events = await eventStore.decode(sender.handles, await eventStore.log.readAll(0, 1_000));
      await db.transaction().execute((tx) => sender.handle(tx, events));
    },
    close: async () => {
      await eventStore.log.close();
      await database.drop();
    },
  };
  return office;
}

type SetPreferences = CommandOf<InboxCommand, 'SetPreferences'>;
