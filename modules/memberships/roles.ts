import { Inject, Injectable } from '@nestjs/common';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import type { Role } from './grants/grants.events.js';
import { GrantsService } from './grants/grants.service.js';

/** The roles that the installation's tools give and take, including admin. Admins give roles by the contract `giveRole`. */
@Injectable()
export class Roles {
  constructor(@Inject(GrantsService) private readonly grants: GrantsService) {}

  /** Give a role. The same role again changes nothing.
   *  errors  MEMBER_NOT_FOUND (not-found), OWN_GRANT (forbidden) */
  give(memberId: string, role: Role, meta: CommandMetadata): Promise<Receipt> {
    const note = 'Given by a tool of the installation.';
    return this.grants.dispatch({ type: 'GiveRole', memberId, role, note, meta });
  }

  /** Take a role, from the member's next request on. A role that the member does not have changes nothing. */
  take(memberId: string, role: Role, meta: CommandMetadata): Promise<Receipt> {
    const note = 'Taken by a tool of the installation.';
    return this.grants.dispatch({ type: 'TakeRole', memberId, role, note, meta });
  }
}
