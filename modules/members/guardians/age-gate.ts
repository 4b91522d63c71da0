import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import type { Kysely } from 'kysely';
import type { AgeGate } from '../../identity/accounts/age-gate.ports.js';
import type { Environment } from '../../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { clientSubnet } from '../../kernel/http/client-subnet.js';
import { tokenCookie } from '../../kernel/http/token-cookie.js';
import type { Database } from '../../kernel/postgres/database.js';

import type { MembersTables } from '../members.tables.js';
import { ageFrom, signUpHeld } from './age.rules.js';
import { guardianshipDecider } from './guardianship.decider.js';
import { youngestMember } from './majority.rules.js';

/** The neutral age gate. A person under 13 gets a cooldown of 24 hours by a cookie. In case the browser refuses the cookie, the same browser in the same
 *  network has a cooldown of ten minutes. Others may share both, so it is short and never affects a signed-in member. Nothing else is stored.
 *  source  README, Rule 5 */
@Injectable()
export class AgeGateService implements AgeGate {
  readonly #db: Kysely<MembersTables>;
  readonly #key: Buffer;

  constructor(
    @Inject(DATABASE) db: Database,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MASTER_SECRET) secret: string,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'publicUrl'>,
  ) {
    this.#db = db.withTables<MembersTables>();
    this.#key = derivedKey(secret, 'held at the gate');
  }

  async admit(request: Request, response: Response, dateOfBirth: string | undefined): Promise<void> {
    const now = this.clock.now();
    if (await this.#isHeld(this.#digestOf(request), now)) throw signUpHeld();
    await this.#look(request, response, dateOfBirth, now);
  }

  /** The same for a signed-in member who gives the date later: only the cookie counts. */
  async admitMember(request: Request, response: Response, dateOfBirth: string): Promise<void> {
    await this.#look(request, response, dateOfBirth, this.clock.now());
  }

  async #look(
    request: Request,
    response: Response,
    dateOfBirth: string | undefined,
    now: string,
  ): Promise<void> {
    if (this.holds(request)) throw signUpHeld();
    if (dateOfBirth === undefined || ageFrom(dateOfBirth, now) >= youngestMember) return;
    await this.#hold(this.#digestOf(request), now);
    later.set(response, this.environment.publicUrl, held, { maxAge: cooldownHours * 3_600_000 });
    throw signUpHeld();
  }

  holds(request: Request): boolean {
    return later.read(request, this.environment.publicUrl) === held;
  }

  async record(memberId: string, birthDate: string): Promise<void> {
    const meta = {
      actor: { id: memberId, roles: [] },
      now: this.clock.now(),
      commandId: deterministicId('birth date', memberId),
    };
    const command = { type: 'GiveBirthDate', memberId, birthDate, meta } as const;
    await dispatch(this.bus, guardianshipDecider, memberId, command);
  }

  async #isHeld(key: string, now: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('members.hold')
      .select('until')
      .where('key', '=', key)
      .where('until', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  }

  async #hold(key: string, now: string): Promise<void> {
    const until = plusMinutes(now, networkCooldownMinutes);
    await this.#db
      .insertInto('members.hold')
      .values({ key, until })
      .onConflict((same) => same.column('key').doUpdateSet({ until }))
      .execute();
  }

  #digestOf(request: Request): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([clientSubnet(request.ip ?? ''), request.headers['user-agent'] ?? '']))
      .digest('base64url');
  }
}

/** Delete cooldowns that are over. */
export async function deleteExpiredCooldowns(db: Database, now: string): Promise<void> {
  await db.withTables<MembersTables>().deleteFrom('members.hold').where('until', '<=', now).execute();
}

export const cooldownHours = 24;
export const networkCooldownMinutes = 10;
const held = '1';
const later = tokenCookie('later', 'lax', (value) => value === held);
