import { text } from 'node:stream/consumers';
import { pack, unpack } from './packed.js';

test('what is packed comes out as it went in, and takes less memory', async () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `line ${at}\n`);
  const packed = await pack(lines);
  expect(Buffer.concat(packed).length).toBeLessThan(lines.join('').length / 3);
  expect(await text(unpack(packed))).toBe(lines.join(''));
});

test('a part that cannot be made fails the whole', async () => {
  function* broken() {
    yield 'first';
    throw new Error('It cannot be read.');
  }
  await expect(pack(broken())).rejects.toThrow('cannot be read');
});
