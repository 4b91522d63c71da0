import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { DATABASE, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { tooMany } from '../../kernel/decider/errors.js';
import { plusDays } from '../../kernel/decider/time.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import type { Database } from '../../kernel/postgres/database.js';
import { acquireLock, locks } from '../../kernel/postgres/locks.js';
import type { MembersTables } from '../members.tables.js';
import { invitationDays, invitationsADay } from './invitations.rules.js';

export interface Invitation {
  readonly id: string;
  readonly minorId: string;
  /** In lower case. */
  readonly email: string;
}

/** Whether an invitation is sent. One that is saved already is sent as the same mail. */
export type SavedInvitation = 'new' | 'known' | 'no';

/** How many invitations one mailbox gets in 24 hours from all members. */
export const invitationsToMailboxADay = 3;

/** The addresses of invitations. They are rows and not in events, because an address belongs to another person than the stream. An address is
 *  deleted once the invitation is used or expired.
 *  source  README, Rule 9 */
@Injectable()
export class InvitationStore {
  readonly #key: Buffer;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MASTER_SECRET) secret: string,
  ) {
    this.#key = derivedKey(secret, 'invited mailboxes');
  }

  /** Count an invitation and store its address.
   *  out     'known' when it was saved before; 'no' when its mailbox has reached the limit
   *  errors  TOO_MANY_INVITATIONS (too-many) for the minor */
  async save({ id, minorId, email }: Invitation, now: string): Promise<SavedInvitation> {
    const mailbox = createHmac('sha256', this.#key).update(email).digest();
    return this.db.transaction().execute(async (tx) => {
      const rows = tx.withTables<MembersTables>();
      await acquireLock(tx, locks.mailbox, mailbox.toString('base64'));
      if (await isSaved(tx, id)) return 'known';
      const today = await rows
        .selectFrom('members.invitation')
        .select(['minor_id', 'mailbox'])
        .where((row) => row.or([row('mailbox', '=', mailbox), row('minor_id', '=', minorId)]))
        .where('put_at', '>', plusDays(now, -1))
        .execute();
      const count = (isLike: (one: (typeof today)[number]) => boolean) => today.filter(isLike).length;
      if (count((one) => one.minor_id === minorId) >= invitationsADay) throw tooManyOfMember();
      if (count((one) => one.mailbox.equals(mailbox)) >= invitationsToMailboxADay) return 'no';
      const until = plusDays(now, invitationDays);
      await rows
        .insertInto('members.invitation')
        .values({ id, minor_id: minorId, mailbox, email, put_at: now, until })
        .execute();
      return 'new';
    });
  }

  /** Remove an invitation whose command was refused. */
  async drop(id: string): Promise<void> {
    await rowsIn(this.db).deleteFrom('members.invitation').where('id', '=', id).execute();
  }

  /** Delete the addresses of a minor's invitations once one is accepted: the others are over too. */
  async deleteAddresses(minorId: string): Promise<void> {
    await deleteInvitedAddresses(this.db, minorId);
  }
}

/** Delete the addresses of all invitations of a minor. */
export async function deleteInvitedAddresses(db: Database, minorId: string): Promise<void> {
  await rowsIn(db)
    .updateTable('members.invitation')
    .set({ email: null })
    .where('minor_id', '=', minorId)
    .execute();
}

/** Delete expired invitations. */
export async function deleteExpiredInvitations(db: Database, now: string): Promise<void> {
  await rowsIn(db).deleteFrom('members.invitation').where('until', '<=', now).execute();
}

async function isSaved(db: Database, id: string): Promise<boolean> {
  const row = await rowsIn(db)
    .selectFrom('members.invitation')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

const tooManyOfMember = () =>
  tooMany('TOO_MANY_INVITATIONS', {
    message: `${invitationsADay} invitations went out today. Try again tomorrow.`,
  });

const rowsIn = (db: Database): Kysely<MembersTables> => db.withTables<MembersTables>();
