import { Inject, Injectable } from '@nestjs/common';
import { DATABASE } from '../kernel/config/tokens.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import type { Database } from '../kernel/postgres/database.js';
import type { Role } from './grants/grants.events.js';
import { GrantsService } from './grants/grants.service.js';
import type { RoleTables } from './memberships.ports.js';

/** The roles that the installation's tools give, including admin. Admins give roles by the contract `giveRole`. */
@Injectable()
export class Roles {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(GrantsService) private readonly grants: GrantsService,
  ) {}

  /** Give a role that counts from the member's next request, whether or not a processor runs. The same role again changes nothing.
   *  errors  MEMBER_NOT_FOUND (not-found), OWN_GRANT (forbidden) */
  async give(memberId: string, role: Role, meta: CommandMetadata): Promise<Receipt> {
    const command = { type: 'GiveRole', memberId, role, note, meta } as const;
    const receipt = await this.grants.dispatch(command);
    await insertRole(this.db, { memberId, role }, meta.now);
    return receipt;
  }
}

/** Add the row of a role. Does nothing when the member has the role already, or has no account. */
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
