import { type QueryExecutorProvider, sql } from 'kysely';

/** Every advisory lock by its number. The numbers never change, so that an old process that was not stopped is
 *  still excluded. Two versions are not meant to run side by side. Migrations have a lock of their own (`migrate`). */
export const locks = {
  /** Appends to the log, one after the other; the SQL function `kernel.append` takes it too. */
  append: 7001,
  /** The one live instance of a processor, by its name: session locks of one connection a process (`ProcessorLocks`). */
  processor: 7002,
  /** Creating the first tables of a projection, by its name. */
  firstTables: 7003,
  /** One rebuild of a projection at a time, by its name. */
  rebuild: 7004,
  /** Claims to an e-mail. */
  email: 7005,
  /** Invitations to one mailbox, by its digest. */
  mailbox: 7006,
  /** Requests to support from one network, by its digest. */
  writer: 7007,
  /** Changes of one member's profile. */
  profile: 7008,
  /** Writing notifications takes it shared; erasing a member's takes it exclusively. */
  inboxes: 7009,
  /** The one import of a member that runs. */
  imports: 7010,
  /** Counting the messages of a new account, by its member. */
  outreach: 7011,
  /** Counting a member's actions in the marketplace, by the member. */
  memberActs: 7012,
  /** Beginning a subscription, by its member. */
  subscriptions: 7016,
  /** Counting a member's boosts that run, by the member. */
  boosts: 7017,
  /** Numbering the receipts of a year. */
  receipts: 7020,
  /** Counting the broadcasts of an organizer. */
  broadcasts: 7024,
} as const;

/** Hold a lock until the transaction ends; another that wants it waits for that. */
export async function acquireLock(tx: QueryExecutorProvider, lock: number, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock}, hashtext(${key}))`.execute(tx);
}
