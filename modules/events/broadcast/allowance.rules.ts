/** What an organizer may send to those who go. */
export interface Allowance {
  /** Broadcasts in 24 hours. */
  readonly perDay: number;
  readonly maxRecipients: number;
  readonly mayHaveLinks: boolean;
}

/** An organizer that has run an event reaches more members, and with Premium+ of one of its owners the most. Premium+ alone is no reason to trust it.
 *  source  README, Broadcasts; ADR 0108 */
export function allowanceOf({
  hasRun,
  hasPremiumPlus,
}: {
  /** Whether a date of one of its events is over. */
  readonly hasRun: boolean;
  readonly hasPremiumPlus: boolean;
}): Allowance {
  if (!hasRun) return { perDay: 3, maxRecipients: 100, mayHaveLinks: false };
  return hasPremiumPlus
    ? { perDay: 50, maxRecipients: 50_000, mayHaveLinks: true }
    : { perDay: 10, maxRecipients: 5_000, mayHaveLinks: true };
}

/** Whether a text has a web address, also one without "https". Addresses of e-mails are none. */
export function hasLink(text: string): boolean {
  const read = text.normalize('NFKC').replaceAll('\u3002', '.');
  return /[a-z]:\/\/|\bwww\./i.test(read) || address.test(read) || domain.test(read) || path.test(read);
}

const domain =
  /(?<![@\p{L}\p{N}._-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|info|biz|io|co|us|app|xyz|shop|site|online|link|ly|gg|tv|de|ru|cn|uk|eu|ca|mx|fr|nl|br|dev|club|store|live|pro|page|top|click|icu|vip|ai|cc|ws|pw|gl|gd)(?![\p{L}\p{N}-])/iu;
/** Of whatever country, those that are words too: "t.me/somebody". */
const path = /(?<![@\p{L}\p{N}._-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?\//u;
const address = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;
