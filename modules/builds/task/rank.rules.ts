/* Ranks of tasks on a board: texts in the order of their characters (ASCII), with always a text between two.
   A rank is a whole number, whose first letter says how long it is, and a fraction without zeros at its end: 'a0', 'a1', 'a1V', 'b00'. So tasks that are put at the end, or at
   the top, one after another get short ranks; only those that are put between two others grow. */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const zero = '0';
const last = 'z';
/** The least whole number of all; it is no rank, so that one can be put before every rank. */
const least = `A${zero.repeat(26)}`;

/** A rank between two others; null: no end on that side. Where the two are not in order, as after two moves at the same moment, it goes after both. */
export function rankBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) return rankBetween(before, null);
  if (before === null) return after === null ? `a${zero}` : rankBefore(after);
  if (after === null) return rankAfter(before);
  const whole = wholeOf(before);
  if (whole === wholeOf(after))
    return whole + fractionBetween(before.slice(whole.length), after.slice(whole.length));
  const next = nextWhole(whole);
  return next !== null && next < after ? next : whole + fractionBetween(before.slice(whole.length), null);
}

/** That many ranks in order, after one; null: from the beginning. */
export function ranksAfter(before: string | null, count: number): readonly string[] {
  const ranks: string[] = [];
  for (let at = 0; at < count; at++) ranks.push(rankBetween(ranks.at(-1) ?? before, null));
  return ranks;
}

function rankAfter(before: string): string {
  const whole = wholeOf(before);
  return nextWhole(whole) ?? whole + fractionBetween(before.slice(whole.length), null);
}

function rankBefore(after: string): string {
  const whole = wholeOf(after);
  const fraction = after.slice(whole.length);
  if (whole === least) return whole + fractionBetween('', fraction);
  return fraction === '' ? (previousWhole(whole) ?? whole) : whole;
}

/** The whole number at the beginning of a rank: 'a' has one digit, 'z' 26; 'Z' is below them and has one, 'A' 26. */
function wholeOf(rank: string): string {
  const head = rank.charCodeAt(0);
  const length = head >= 97 ? head - 97 + 2 : 90 - head + 2;
  return rank.slice(0, length);
}

/** null: there is none. */
function nextWhole(whole: string): string | null {
  const counted = counting(whole.slice(1), 1);
  if (counted !== null) return whole.charAt(0) + counted;
  if (whole.startsWith('Z')) return `a${zero}`;
  if (whole.startsWith('z')) return null;
  const head = String.fromCharCode(whole.charCodeAt(0) + 1);
  return head + zero.repeat(head > 'a' ? whole.length : whole.length - 2);
}

function previousWhole(whole: string): string | null {
  const counted = counting(whole.slice(1), -1);
  if (counted !== null) return whole.charAt(0) + counted;
  if (whole.startsWith('a')) return `Z${last}`;
  if (whole.startsWith('A')) return null;
  const head = String.fromCharCode(whole.charCodeAt(0) - 1);
  return head + last.repeat(head < 'Z' ? whole.length : whole.length - 2);
}

/** Digits one up or down; null beyond the first or the last of that length. */
function counting(counted: string, step: 1 | -1): string | null {
  const [from, to] = step === 1 ? [last, zero] : [zero, last];
  let at = counted.length - 1;
  while (at >= 0 && counted.charAt(at) === from) at--;
  if (at < 0) return null;
  const digit = digits.charAt(digits.indexOf(counted.charAt(at)) + step);
  return counted.slice(0, at) + digit + to.repeat(counted.length - at - 1);
}

/** A fraction between two, without a zero at its end; null: below one. */
function fractionBetween(before: string, after: string | null): string {
  if (after !== null) {
    let same = 0;
    while ((before.charAt(same) || zero) === after.charAt(same)) same++;
    if (same > 0) return after.slice(0, same) + fractionBetween(before.slice(same), after.slice(same));
  }
  const low = before === '' ? 0 : digits.indexOf(before.charAt(0));
  const high = after === null ? digits.length : digits.indexOf(after.charAt(0));
  if (high - low > 1) return digits.charAt(Math.round((low + high) / 2));
  if (after !== null && after.length > 1) return after.charAt(0);
  return digits.charAt(low) + fractionBetween(before.slice(1), null);
}
