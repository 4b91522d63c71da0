import { Inject, Injectable } from '@nestjs/common';
import { rolesGiven } from '../identity/accounts/roles.shared.js';
import { DATABASE } from '../kernel/config/tokens.js';
import type { Database } from '../kernel/postgres/database.js';
import { MEMBER_NAMES, type MemberNames } from '../members/member-names.ports.js';
import { type Role, roles } from './grants/grants.events.js';
import type { StaffMember } from './memberships.contract.js';

/** Who has which role. */
@Injectable()
export class StaffList {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MEMBER_NAMES) private readonly names: MemberNames,
  ) {}

  /** By name, as the reader sees them; a member who was erased is left out. */
  async read(readerId: string): Promise<readonly StaffMember[]> {
    const given = await rolesGiven(this.db);
    const names = await this.names.namesFor(readerId, [...new Set(given.map(({ memberId }) => memberId))]);
    return [...names]
      .map(([id, name]) => ({
        id,
        name,
        roles: given.flatMap(({ memberId, role, since }) =>
          memberId === id && isRole(role) ? [{ role, since }] : [],
        ),
      }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }
}

const isRole = (word: string): word is Role => roles.some((role) => role === word);
