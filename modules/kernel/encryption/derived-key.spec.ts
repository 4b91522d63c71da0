import { derivedKey } from './derived-key.js';

test('the key of a purpose never changes, so old data stays readable', () => {
  expect(derivedKey('secret', 'person keys').toString('hex')).toBe(
    '34f7d4272579c61b729d45d2927468648400cbd1bc37203db989c5f75fb3d48d',
  );
  expect(derivedKey('secret', 'mails').toString('hex')).toBe(
    'a4d5ff4c1f88c4d2b972de30744e699559c9cf82246f7cbef59f4be737aa4850',
  );
});
