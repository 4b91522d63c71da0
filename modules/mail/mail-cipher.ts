import { createHmac } from 'node:crypto';
import { derivedKey } from '../kernel/encryption/derived-key.js';
import { MasterKey } from '../kernel/encryption/master-key.js';
import { decrypt, encrypt, type PersonKeys } from '../kernel/encryption/person-keys.js';
import type { MailTable } from './mail.tables.js';

/** The encrypted content of an outbox row. */
export interface MailPayload {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe?: string;
}

/** Encrypts e-mails with the key of the member they are about, so that erasing a member makes their e-mails
 *  unreadable. E-mails about no member use the installation's key. */
export class MailCipher {
  readonly #own: MasterKey;
  readonly #digest: Buffer;

  constructor(
    private readonly keys: PersonKeys,
    secret: string,
  ) {
    this.#own = new MasterKey(secret, 'mails');
    this.#digest = derivedKey(secret, 'mail addresses');
  }

  async encrypt(id: string, person: string | null, payload: MailPayload): Promise<Buffer> {
    const text = JSON.stringify(payload);
    return person === null
      ? this.#own.encrypt(text, id)
      : encrypt(await this.keys.getOrCreate(person), text, id);
  }

  /** Undefined when the content or the member's key has been deleted. */
  async decrypt({
    id,
    person_id,
    sealed,
  }: Pick<MailTable, 'id' | 'person_id' | 'sealed'>): Promise<MailPayload | undefined> {
    if (!sealed) return undefined;
    if (person_id === null) return JSON.parse(this.#own.decrypt(sealed, id).toString()) as MailPayload;
    const key = (await this.keys.getMany([person_id])).get(person_id);
    return key && (JSON.parse(decrypt(key, sealed, id).toString()) as MailPayload);
  }

  /** A keyed digest of an e-mail address. */
  recipient(address: string): Buffer {
    return createHmac('sha256', this.#digest).update(address.toLowerCase()).digest();
  }
}
