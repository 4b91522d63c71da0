import type { CommandBus } from '@nestjs/cqrs';
import type { Clock } from '../../kernel/decider/clock.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { AccountTable, IdentityTables } from '../identity.tables.js';
import { memberDecider } from '../member/member.decider.js';

/** The dependencies of the functions below: rows, command bus, time. */
export interface IdentityDeps {
  readonly db: Database;
  readonly bus: CommandBus;
  readonly clock: Clock;
}

/** Record what an account row says and the event store lacks: registration, accepted terms, verified e-mail address. The commands carry
 *  no fingerprint of the request, because the request held a password. */
export async function recordRegistration(deps: IdentityDeps, account: AccountTable): Promise<void> {
  await recordRegistered(deps, account);
  await recordVerified(deps, account);
}

async function recordRegistered(
  { db, bus, clock }: IdentityDeps,
  { member_id, name, email, created_at, recorded_at, terms_version }: AccountTable,
): Promise<void> {
  if (recorded_at !== null) return;
  const actor = { id: member_id, roles: [] };
  const meta = { actor, now: created_at, commandId: deterministicId('register', member_id) };
  const command = { type: 'RegisterMember', memberId: member_id, name, email, meta } as const;
  await dispatch(bus, memberDecider, member_id, command);
  if (terms_version !== null) {
    const commandId = deterministicId('accept terms', member_id, terms_version);
    const accept = { type: 'AcceptTerms', version: terms_version, meta: { ...meta, commandId } } as const;
    await dispatch(bus, memberDecider, member_id, accept);
  }
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set({ recorded_at: clock.now() })
    .where('member_id', '=', member_id)
    .execute();
}

async function recordVerified(
  { db, bus, clock }: IdentityDeps,
  { member_id, email, email_verified_at, verification_recorded_at }: AccountTable,
): Promise<void> {
  if (email_verified_at === null || verification_recorded_at !== null) return;
  const commandId = deterministicId('verify', member_id, email_verified_at);
  const meta = { actor: { id: member_id, roles: [] }, now: email_verified_at, commandId };
  await dispatch(bus, memberDecider, member_id, {
    type: 'VerifyMember',
    email,
    meta,
  });
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set({ verification_recorded_at: clock.now() })
    .where('member_id', '=', member_id)
    .execute();
}
