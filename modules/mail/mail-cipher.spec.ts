import type { PersonKeys } from '../kernel/encryption/person-keys.js';
import { MailCipher } from './mail-cipher.js';

const cipher = new MailCipher({} as PersonKeys, 'secret');

test('an address always has the same digest, in capitals too', () => {
  expect(cipher.recipient('Ana@example.com').toString('hex')).toBe(
    'ea1ad0f175694b3a1daa76e77fa701e1876f71008e44aea36e1f30deefb4cc4d',
  );
});

test('an e-mail about nobody that an earlier version encrypted can be decrypted', async () => {
  const sealed = Buffer.from(
    'BwcHBwcHBwcHBwcH_Kg5-8OsKuLZA4d7bx3Q3RMB1SZCgnUXAdhvQr7uqpv8ZIeOB00y4Q',
    'base64url',
  );
  expect(await cipher.decrypt({ id: 'one', person_id: null, sealed })).toMatchObject({
    to: 'ana@example.com',
  });
});
