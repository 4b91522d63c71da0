export type Strength = 'weak' | 'fair' | 'good' | 'strong';

/** Estimates how long it takes to guess a password. Repeats and sequences (aaa, 123, qwerty) count for little, and
 *  so do known words about the member. A password made of a common word is weak, even with changed characters. The
 *  server decides in the end. The parameter `known` holds words that others may know, like the e-mail. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const plain = known
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4)
    .reduce((rest, word) => rest.replaceAll(word, word.charAt(0)), password.toLowerCase());
  const bits = weighedLength(plain) * Math.log2(signsOf(password));
  if (password.length < shortest || bits < 36 || isBuiltOnCommon(password)) return 'weak';
  if (bits < 52) return 'fair';
  return bits < 72 ? 'good' : 'strong';
}

const shortest = 8;
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'abcdefghijklmnopqrstuvwxyz'];

/** Made of common words, with digits in place of letters or around them, and little else. */
function isBuiltOnCommon(password: string): boolean {
  const plain = password.toLowerCase();
  const withoutTail = plain.replace(/[^\p{L}]+$/u, '');
  return [plain, spelt(plain), spelt(withoutTail)].some((form) => {
    const letters = form.replace(/[^\p{L}]/gu, '');
    const rest = letters.replace(common, '');
    return rest !== letters && rest.length <= 2;
  });
}

const spelt = (word: string): string => word.replace(/[013457@$]/g, (sign) => letterFor[sign] ?? '');

const letterFor: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** The first guesses of an attacker: a few of the server's list. */
const common = new RegExp(
  `
  swapmeets? classics? carparts hotrod musclecar garage
  password letmein welcome changeme secret login admin master guest test trustno
  qwerty qwertz azerty asdf zxcv abcd iloveyou loveyou sunshine princess superman batman starwars
  football baseball dragon monkey shadow hunter killer
  corvette mustang camaro chevelle chevrolet chevy firebird ferrari porsche mercedes cadillac pontiac challenger
  charger thunderbird impala bronco silverado harley davidson dodge ford
  summer winter spring autumn america freedom jesus hello computer internet
  `
    .trim()
    .split(/\s+/)
    .join('|'),
  'g',
);

/** The effective length: a character that follows from the previous one counts a quarter, and a repeated one a half. */
function weighedLength(plain: string): number {
  const seen = new Set<string>();
  let length = 0;
  let before = '';
  for (const sign of plain) {
    length += follows(before, sign) ? 0.25 : seen.has(sign) ? 0.75 : 1;
    seen.add(sign);
    before = sign;
  }
  return Math.min(length, seen.size * 2);
}

const follows = (before: string, sign: string): boolean =>
  before !== '' &&
  (before === sign || rows.some((row) => row.includes(before + sign) || row.includes(sign + before)));

/** The size of the character set that this character seems to come from. */
function signsOf(password: string): number {
  const kinds = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 20],
  ] as const;
  return kinds.reduce((sum, [kind, signs]) => (kind.test(password) ? sum + signs : sum), 0) || 1;
}
