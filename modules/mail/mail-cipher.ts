import { createHmac } from 'node:crypto';
import { derivedKey } from '../kernel/encryption/derived-key.js';
import { decrypt, encrypt, type PersonKeys } from '../kernel/encryption/person-keys.js';
import type { MailTable } from './mail.tables.js';

/** What lies sealed in a row of the outbox. */
export interface MailPayload {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe?: string;
}

/** Seals mails under the key of the member whom they are about, so that erasing a member leaves no mail of theirs; those about nobody
 *  under the installation's own. */
export class MailCipher {
  readonly #own: Buffer;
  readonly #digest: Buffer;

  constructor(
    private readonly keys: PersonKeys,
    secret: string,
  ) {
    this.#own = derivedKey(secret, 'mails');
    this.#digest = derivedKey(secret, 'mail addresses');
  }

  async close(id: string, person: string | null, enclosed: MailPayload): Promise<Buffer> {
    const key = person === null ? this.#own : await this.keys.getOrCreate(person);
    return encrypt(key, JSON.stringify(enclosed), id);
  }

  /** Undefined when the content is gone, or the member's key is. */
  async open({
    id,
    person_id,
    sealed,
  }: Pick<MailTable, 'id' | 'person_id' | 'sealed'>): Promise<MailPayload | undefined> {
    if (!sealed) return undefined;
    const key = person_id === null ? this.#own : (await this.keys.getMany([person_id])).get(person_id);
    return key && (JSON.parse(decrypt(key, sealed, id).toString()) as MailPayload);
  }

  recipient(address: string): Buffer {
    return createHmac('sha256', this.#digest).update(address.toLowerCase()).digest();
  }
}
