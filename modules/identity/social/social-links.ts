import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Kysely } from 'kysely';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { findPreviousResult } from '../../kernel/decider/handle-command.js';
import { deterministicId, newId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { unusablePasswordHash } from '../accounts/verified-email.js';
import { MemberEmails } from '../emails/member-emails.js';
import { signInMethodLinkedEmail, signInMethodUnlinkedEmail } from '../emails/notice-emails.js';
import { memberDecider } from '../member/member.decider.js';
import { memberEvents } from '../member/member.events.js';
import type { SocialKind } from './social.contract.js';
import type { SocialLinkTable, SocialTables } from './social.tables.js';
import { socialNames } from './social-issuers.js';
import type { SocialPerson } from './social-person.js';

/** The sign-in methods of an account besides e-mail links. */
export interface SignInMethods {
  readonly hasPassword: boolean;
  readonly linked: readonly SocialLinkTable[];
  /** The last sign-in method stays. */
  readonly mayUnlink: boolean;
}

/** Links between members and their identities at issuers: the row first, then the event. A missing event is recorded at the next use. */
@Injectable()
export class SocialLinks {
  readonly #db: Kysely<SocialTables>;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#db = db.withTables<SocialTables>();
  }

  /** The link of this person by issuer and subject, whatever their e-mail address. */
  of({ issuer, subject }: SocialPerson, db: Database = this.db): Promise<SocialLinkTable | undefined> {
    return db
      .withTables<SocialTables>()
      .selectFrom('identity.social_link')
      .selectAll()
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
  }

  /** Link a person to a member, and notify the member by e-mail; no effect when they are linked.
   *  errors  SOCIAL_LINKED_ELSEWHERE (conflict): the person is another member here;
   *          SOCIAL_LINKED_ALREADY (conflict): the member has a link of this kind with somebody else */
  async link(memberId: string, kind: SocialKind, person: SocialPerson): Promise<void> {
    const email = signInMethodLinkedEmail(socialNames[kind]);
    const notice = await this.memberEmails.write(memberId, 'way-in-linked', newId(), email);
    const made = await this.db.transaction().execute(async (tx) => {
      const inserted = await insertLink(
        tx.withTables<SocialTables>(),
        memberId,
        kind,
        person,
        this.clock.now(),
      );
      if (inserted) await notice.enqueue(tx);
      return inserted;
    });
    const link = made ?? (await this.of(person));
    if (!link)
      throw conflict('SOCIAL_LINKED_ALREADY', {
        message: `Your account is linked to another ${socialNames[kind]} account. Unlink that one first.`,
      });
    if (link.member_id !== memberId)
      throw conflict('SOCIAL_LINKED_ELSEWHERE', {
        message: `This ${socialNames[kind]} account belongs to another member here.`,
      });
    await this.record(link);
  }

  /** Record the link in the event store unless it is recorded. */
  async record({ issuer, subject, member_id, kind, linked_at, recorded_at }: SocialLinkTable): Promise<void> {
    if (recorded_at !== null) return;
    const actor = { id: member_id, roles: [] };
    const commandId = deterministicId('link', member_id, issuer, subject, linked_at);
    const meta = { actor, now: linked_at, commandId };
    const command = { type: 'LinkSocial', kind, issuer, subject, meta } as const;
    await dispatch(this.bus, memberDecider, member_id, command);
    await this.#db
      .updateTable('identity.social_link')
      .set({ recorded_at: this.clock.now() })
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .execute();
  }

  /** Unlink a provider, and notify the member by e-mail; no effect when it is not linked. Locks the account, so that two calls at once never
   *  remove the last two sign-in methods.
   *  errors  LAST_WAY_IN (conflict), MEMBER_NOT_FOUND, MEMBER_ERASED (conflict) */
  async unlink(memberId: string, kind: SocialKind, meta: CommandMetadata): Promise<Receipt> {
    const email = signInMethodUnlinkedEmail(socialNames[kind]);
    const notice = await this.memberEmails.write(memberId, 'way-in-unlinked', meta.commandId, email);
    return this.db.transaction().execute(async (tx) => {
      const rows = tx.withTables<SocialTables>();
      const { linked, mayUnlink } = await signInMethodsOf(rows, memberId, { lock: true });
      const link = linked.find((one) => one.kind === kind);
      if (link && !mayUnlink)
        throw conflict('LAST_WAY_IN', {
          message: `${socialNames[kind]} is your only sign-in method. Set a password or link another one first.`,
        });
      const isAgain =
        findPreviousResult(await this.eventStore.read(memberEvents, memberId), meta) !== undefined;
      const command = { type: 'UnlinkSocial', kind, meta } as const;
      const receipt = await dispatch(this.bus, memberDecider, memberId, command);
      if (isAgain) return receipt;
      await rows
        .deleteFrom('identity.social_link')
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .execute();
      if (link) await notice.enqueue(tx);
      return receipt;
    });
  }

  signInMethodsOf(memberId: string): Promise<SignInMethods> {
    return signInMethodsOf(this.#db, memberId, { lock: false });
  }
}

/** out  the new link; undefined when the person or the member's kind is linked already */
export function insertLink(
  db: Kysely<SocialTables>,
  member_id: string,
  kind: SocialKind,
  { issuer, subject }: SocialPerson,
  linked_at: string,
): Promise<SocialLinkTable | undefined> {
  return db
    .insertInto('identity.social_link')
    .values({ issuer, subject, member_id, kind, linked_at, recorded_at: null })
    .onConflict((same) => same.doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function signInMethodsOf(
  db: Kysely<SocialTables>,
  memberId: string,
  { lock }: { readonly lock: boolean },
): Promise<SignInMethods> {
  const account = await db
    .selectFrom('identity.account')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .$if(lock, (accounts) => accounts.forUpdate())
    .executeTakeFirst();
  const linked = await db
    .selectFrom('identity.social_link')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('linked_at')
    .execute();
  const hasPassword = account !== undefined && account.password_hash !== unusablePasswordHash;
  return { hasPassword, linked, mayUnlink: hasPassword || linked.length > 1 };
}
