import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decryptFile, encryptFile } from './encrypted-file.js';

const secret = 's'.repeat(32);
const piece = 1_048_576;
const sealed = (plain: Buffer) => buffer(Readable.from([plain]).pipe(encryptFile(secret)));
const opened = async (file: Buffer, key = secret, step = 100_000) => {
  const parts: Buffer[] = [];
  for (let at = 0; at < file.length; at += step) parts.push(file.subarray(at, at + step));
  const plain = Readable.from(parts).compose(decryptFile(key)) as Readable;
  return buffer(plain);
};

test.each([0, 1, piece - 1, piece, piece + 1, 3 * piece])(
  '%d bytes come back, and say nothing in the file',
  async (size) => {
    const plain = randomBytes(size);
    const file = await sealed(plain);
    expect((await opened(file)).equals(plain)).toBe(true);
    expect((await opened(file, secret, 1_000_003)).equals(plain)).toBe(true);
    if (size > 100) expect(file.includes(plain.subarray(0, 100))).toBe(false);
  },
);

const header = 13 + 16 + 16;
const whole = piece + 28;
const swapped = (file: Buffer) =>
  Buffer.concat([
    file.subarray(0, header),
    file.subarray(header + whole, header + 2 * whole),
    file.subarray(header, header + whole),
    file.subarray(header + 2 * whole),
  ]);
const flipped = (at: number) => (file: Buffer) => {
  const changed = Buffer.from(file);
  const place = at < 0 ? file.length + at : at;
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
};
test.each<[string, (file: Buffer) => Buffer]>([
  ['with a bit changed at its beginning', flipped(0)],
  ['with another salt', flipped(20)],
  ['with a bit changed in its first piece', flipped(header + 500)],
  ['with a bit changed at its end', flipped(-1)],
  ['cut off in a piece', (file) => file.subarray(0, -200)],
  ['cut off between two pieces', (file) => file.subarray(0, header + whole)],
  ['cut off before its last piece', (file) => file.subarray(0, header + 3 * whole)],
  ['cut off in its beginning', (file) => file.subarray(0, 20)],
  ['without a byte', (file) => file.subarray(0, 0)],
  ['with bytes after its end', (file) => Buffer.concat([file, Buffer.from('more')])],
  ['with its end twice', (file) => Buffer.concat([file, file.subarray(header + 3 * whole)])],
  ['with two pieces in each other’s place', swapped],
  [
    'without its first piece',
    (file) => Buffer.concat([file.subarray(0, header), file.subarray(header + whole)]),
  ],
])('a file %s is refused', async (_, change) => {
  const file = await sealed(randomBytes(3 * piece + 500));
  await expect(opened(change(file))).rejects.toThrow();
});

test('pieces of another file of the same installation are refused', async () => {
  const [one, other] = [await sealed(randomBytes(2 * piece)), await sealed(randomBytes(2 * piece))];
  const mixed = Buffer.concat([one.subarray(0, header + whole), other.subarray(header + whole)]);
  await expect(opened(mixed)).rejects.toThrow();
});

test('another secret is told from a file that was changed', async () => {
  await expect(
    opened(await sealed(Buffer.from('words')), 'another secret of thirty-two signs'),
  ).rejects.toThrow('not the one');
});
