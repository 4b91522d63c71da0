import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import type { Donors } from '../donations.ports.js';

/** source  README, Anonymity; ADR 0100 */
@Injectable()
export class DonorsService implements Donors {
  readonly #key: Buffer;

  constructor(@Inject(MASTER_SECRET) secret: string) {
    this.#key = derivedKey(secret, 'donors');
  }

  ofMember(memberId: string): string {
    return this.#id('member', memberId);
  }

  ofGuest(giftId: string): string {
    return this.#id('guest', giftId);
  }

  proposalOf(donorId: string, nth: number): string {
    return this.#id('proposal', donorId, nth);
  }

  causeOf(giftId: string): string {
    return this.#id('mail', giftId);
  }

  keyOf(giftId: string): string {
    return this.#digest('link', giftId);
  }

  isKeyOf(giftId: string, key: string): boolean {
    const [given, own] = [Buffer.from(key), Buffer.from(this.keyOf(giftId))];
    return given.length === own.length && timingSafeEqual(given, own);
  }

  metaOf(donorId: string, meta: CommandMetadata, part: string): CommandMetadata {
    const { now, commandId, fingerprint } = meta;
    return {
      actor: { id: donorId, roles: [] },
      now,
      commandId: this.#id('command', commandId, part),
      ...(fingerprint !== undefined && { fingerprint: this.#digest('fingerprint', fingerprint) }),
    };
  }

  #id(...parts: readonly (string | number)[]): string {
    return deterministicId('donor', this.#digest(...parts));
  }

  #digest(...parts: readonly (string | number)[]): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(parts)).digest('base64url');
  }
}
