import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { noteSecurityEvent } from '../../kernel/security/request-context.js';

export interface Invited {
  readonly minorId: string;
  readonly invitationId: string;
}

/** The token in the mail to a guardian: the minor, the invitation, and 256 bits that only we can make. It is not stored. The minor's stream
 *  says whether it is still valid. */
export class InvitationTokens {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = derivedKey(secret, 'guardian invitations');
  }

  write({ minorId, invitationId }: Invited): string {
    const named = Buffer.concat([bytesOf(minorId), bytesOf(invitationId)]);
    return Buffer.concat([named, this.#seal(named)]).toString('base64url');
  }

  /** Undefined for a token that we did not write. */
  read(token: string): Invited | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== 64) return undefined;
    const named = bytes.subarray(0, 32);
    if (!timingSafeEqual(bytes.subarray(32), this.#seal(named))) {
      noteSecurityEvent('signature-wrong', { what: 'guardian-invitation' });
      return undefined;
    }
    return { minorId: uuidOf(named.subarray(0, 16)), invitationId: uuidOf(named.subarray(16)) };
  }

  #seal(named: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(named).digest();
  }
}

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
