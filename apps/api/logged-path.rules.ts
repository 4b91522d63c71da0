/** The path of an address as the log may say it: without its query, without a member's handle, which is personal and is erased with the member, without the
 *  id of a gift or a payment, which would name its donor beside the caller (ADR 0100), and
 *  without whatever opens something to whoever has it: tokens of shares, keys of calendars, codes of labels, tickets and signs.
 *  source  ADR 0127 */
export function loggedPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  const masked = secretParts.reduce((shown, [pattern, name]) => shown.replace(pattern, `$1:${name}`), path);
  return masked
    .split('/')
    .map((part) => (looksSecret(part) ? ':secret' : part))
    .join('/');
}

/** The addresses with a secret or a name in their path: what comes before it, and what it is called. */
const secretParts: readonly (readonly [RegExp, string])[] = [
  [/^(\/(?:api\/members|members?|seller)\/)(?![0-9a-f-]{36}(?:\/|$))[^/]+/i, 'handle'],
  [/^(\/api\/events\/calendars\/).+/i, 'key'],
  [/^(\/api\/share-links\/)[^/]+/i, 'token'],
  [/^(\/s\/)[^/]+/i, 'token'],
  [/^(\/api\/inventory\/labels\/)[^/]+/i, 'code'],
  [/^(\/q\/)[^/]+/i, 'code'],
  [/^(\/api\/orders\/tickets\/)[^/]+/i, 'ticket'],
  [/^(\/events\/[^/]+\/at\/)[^/]+/i, 'code'],
  [/^(\/test-checkout\/)[^/]+/i, 'ref'],
  [/^(\/(?:api\/donations|api\/payments|donate)(?:\/[a-z-]+)*\/)[0-9a-f-]{36}(?=\/|$)/i, 'gift'],
];

/** What is as long as a token, in one piece, is taken for one wherever it is: an address that somebody put together wrongly, or one that this
 *  file does not know yet. Ids have 36 characters. */
const looksSecret = (part: string): boolean => /[\w%-]{40,}/.test(part) || /%40|@/.test(part);
