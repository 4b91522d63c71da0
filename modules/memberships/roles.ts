import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState, mustBeRegistered } from '../identity/member/member.state.js';
import { DATABASE } from '../kernel/config/tokens.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import type { Database } from '../kernel/postgres/database.js';
import { grantsDecider } from './grants/grants.decider.js';
import type { Role } from './grants/grants.events.js';
import type { RoleTables } from './memberships.ports.js';

/** Roles as the installation's tools give them, the role admin too. Admins give roles by the contract `giveRole`. */
@Injectable()
export class Roles {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  /** Counts from the member's next request on, whether or not a processor runs; again is quiet.
   *  errors  MEMBER_NOT_FOUND, OWN_GRANT (forbidden) */
  async give(memberId: string, role: Role, meta: CommandMetadata): Promise<Receipt> {
    mustBeRegistered(await loadState(this.eventStore, memberState, memberId));
    const command = { type: 'GiveRole', memberId, role, note, meta } as const;
    const receipt = await dispatch(this.bus, grantsDecider, memberId, command);
    await insertRole(this.db, { memberId, role }, meta.now);
    return receipt;
  }
}

/** Quiet for a role that the member has, and for a member whose account is gone. */
export async function insertRole(
  db: Database,
  { memberId, role }: { readonly memberId: string; readonly role: Role },
  now: string,
): Promise<void> {
  await db
    .withTables<RoleTables & Accounts>()
    .insertInto('identity.role')
    .columns(['member_id', 'role', 'granted_at'])
    .expression((row) =>
      row
        .selectFrom('identity.account')
        .select(({ val }) => ['member_id', val(role).as('role'), val(now).as('granted_at')])
        .where('member_id', '=', memberId),
    )
    .onConflict((same) => same.doNothing())
    .execute();
}

const note = 'Given by a tool of the installation.';

type Accounts = { readonly 'identity.account': { readonly member_id: string } };
