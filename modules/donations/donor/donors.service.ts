import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
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
    return this.#standIn(`member ${memberId}`);
  }

  ofGuest(giftId: string): string {
    return this.#standIn(`guest ${giftId}`);
  }

  #standIn(of: string): string {
    return deterministicId('donor', createHmac('sha256', this.#key).update(of).digest('base64url'));
  }
}
