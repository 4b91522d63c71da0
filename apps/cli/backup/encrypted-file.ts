import { createHmac, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { acceptedKeys, derivedKey } from '../../../modules/kernel/encryption/derived-key.js';
import { decrypt, encrypt } from '../../../modules/kernel/encryption/person-keys.js';

/** Encrypts a file of any length under a key that follows from the installation's secret and a random salt. Each
 *  piece is bound to its place and to whether it is the
 *  last, so that every change, move, omission, addition or cut is detected.
 *  source  ADR 0059 */
export function encryptFile(secret: string): Transform {
  const salt = randomBytes(saltSize);
  const key = fileKey(derivedKey(secret, 'backups'), salt);
  let waiting = Buffer.alloc(0);
  let count = 0;
  const sealed = (piece: Buffer, isLast: boolean) => encrypt(key, piece, placeOf(count++, isLast));
  return new Transform({
    construct(done) {
      this.push(Buffer.concat([magic, salt, checkOf(key)]));
      done();
    },
    transform(part: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, part]);
      for (; waiting.length > pieceSize; waiting = waiting.subarray(pieceSize))
        this.push(sealed(waiting.subarray(0, pieceSize), false));
      done();
    },
    flush(done) {
      done(null, sealed(waiting, true));
    },
  });
}

/** Decrypts what `encryptFile` wrote; each piece is checked before it is handed on.
 *  errors  WrongSecret; Error when the file was changed or cut off */
export function decryptFile(secret: string): Transform {
  let key: Buffer | undefined;
  let waiting = Buffer.alloc(0);
  let count = 0;
  const opened = (piece: Buffer, isLast: boolean) => {
    if (!key) throw new Error('it is cut off');
    return decrypt(key, piece, placeOf(count++, isLast));
  };
  const begin = () => {
    if (key || waiting.length < headerSize) return;
    if (!isEncrypted(waiting)) throw new Error('it does not begin like one');
    const salt = waiting.subarray(magic.length, magic.length + saltSize);
    const check = waiting.subarray(headerSize - checkSize, headerSize);
    key = acceptedKeys(secret, 'backups')
      .map((one) => fileKey(one.key, salt))
      .find((one) => checkOf(one).equals(check));
    if (!key) throw new WrongSecret();
    waiting = waiting.subarray(headerSize);
  };
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      try {
        waiting = Buffer.concat([waiting, part]);
        begin();
        for (; key && waiting.length > sealedSize; waiting = waiting.subarray(sealedSize))
          this.push(opened(waiting.subarray(0, sealedSize), false));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, opened(waiting, true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

export const isEncrypted = (beginning: Buffer): boolean => beginning.subarray(0, magic.length).equals(magic);

export class WrongSecret extends Error {
  constructor() {
    super('SECRET_KEY (or secret.key) is not the one of this backup, or its first bytes were changed.');
    this.name = 'WrongSecret';
  }
}

const fileKey = (key: Buffer, salt: Buffer): Buffer => createHmac('sha256', key).update(salt).digest();

/** Shows whether the secret is another one or the file was changed; reveals nothing about the key. */
const checkOf = (key: Buffer): Buffer =>
  createHmac('sha256', key).update('the key of a backup').digest().subarray(0, checkSize);

const placeOf = (at: number, isLast: boolean): string => `piece ${at}${isLast ? ', the last' : ''}`;

const magic = Buffer.from('SMC backup 2\n');
const saltSize = 16;
const checkSize = 16;
const headerSize = magic.length + saltSize + checkSize;
const pieceSize = 1_048_576;
/** Length with nonce and tag. */
const sealedSize = pieceSize + 28;
