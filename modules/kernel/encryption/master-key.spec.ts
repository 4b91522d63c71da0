import { encrypt } from './cipher.js';
import { acceptedKeys, derivedKey, keyId } from './derived-key.js';
import { acceptPrevious, keepLasting } from './key-ring.js';
import { MasterKey } from './master-key.js';
import { signUrl, verifySignedUrl } from './signed-url.js';

const old = 'the secret of last year';
const fresh = 'the secret of this year';
beforeAll(() => acceptPrevious(fresh, [old]));

const before = new MasterKey(old, 'mails');
const after = () => new MasterKey(fresh, 'mails');

test('what is encrypted begins with the id of its key, and is read back', () => {
  const sealed = before.encrypt('hello', 'mail 1');
  expect(sealed.subarray(0, 12)).toEqual(before.mark);
  expect(sealed.subarray(4, 12).toString('hex')).toBe(keyId(old));
  expect(before.decrypt(sealed, 'mail 1').toString()).toBe('hello');
  expect(() => before.decrypt(sealed, 'mail 2')).toThrow();
});

test('what an earlier secret encrypted is read, and the current one encrypts', () => {
  expect(after().decrypt(before.encrypt('hello', 'mail 1'), 'mail 1').toString()).toBe('hello');
  expect(after().encrypt('hello', 'mail 1').subarray(0, 12)).toEqual(after().mark);
  expect(() => before.decrypt(after().encrypt('hello', 'mail 1'), 'mail 1')).toThrow();
});

test('what was written before keys had ids is read under either secret', () => {
  const sealed = encrypt(derivedKey(old, 'mails'), 'hello', 'mail 1');
  expect(before.decrypt(sealed, 'mail 1').toString()).toBe('hello');
  expect(after().decrypt(sealed, 'mail 1').toString()).toBe('hello');
  expect(() => new MasterKey('a third one', 'mails').decrypt(sealed, 'mail 1')).toThrow();
});

test('an id that was exchanged does not make another key accepted', () => {
  const sealed = before.encrypt('hello', 'mail 1');
  after().mark.copy(sealed);
  expect(() => after().decrypt(sealed, 'mail 1')).toThrow();
});

test('keys of a purpose change with the secret; lasting ones do not, once they are kept', () => {
  keepLasting(fresh, old);
  expect(derivedKey(fresh, 'share-link')).toEqual(derivedKey(old, 'share-link'));
  expect(derivedKey(fresh, 'access tokens')).not.toEqual(derivedKey(old, 'access tokens'));
  expect(acceptedKeys(fresh, 'access tokens').map(({ id }) => id)).toEqual([keyId(fresh), keyId(old)]);
});

test('an address that an earlier secret signed is accepted until it expires', () => {
  const now = '2026-11-20T08:03:00.000Z';
  const query = new URL(signUrl(old, '/a', now), 'http://x').searchParams;
  const given = { until: Number(query.get('until')), seal: query.get('seal') ?? '' };
  expect(verifySignedUrl(fresh, '/a', given, now)).toBe(true);
  expect(verifySignedUrl('a third one', '/a', given, now)).toBe(false);
});
