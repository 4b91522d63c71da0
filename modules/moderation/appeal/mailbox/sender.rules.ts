/** Whether the receiving mail server says that somebody else wrote it: by DMARC where it says anything of it, else when SPF or DKIM fails and
 *  neither passes. A server that says nothing of its own is believed.
 *  in  results: the topmost Authentication-Results, which is the server's own
 *  source  RFC 8601, RFC 7489; README, The mailbox */
export function isForged(results: string | undefined): boolean {
  if (results === undefined) return false;
  const said = (method: string) =>
    new RegExp(`\\b${method}\\s*=\\s*(\\w+)`, 'i').exec(results)?.[1]?.toLowerCase();
  const dmarc = said('dmarc');
  if (dmarc === 'pass') return false;
  if (dmarc === 'fail') return true;
  const others = [said('spf'), said('dkim')];
  return !others.includes('pass') && others.some((one) => one === 'fail' || one === 'softfail');
}

/** Whether a program wrote it: an answer to it could go round for ever.
 *  in  header: the value of a header by its name in small letters
 *  source  RFC 3834 */
export const isAutomatic = (header: (name: string) => string | undefined): boolean =>
  !/^no\b/i.test(header('auto-submitted') ?? 'no') ||
  /^(bulk|junk|list)\b/i.test(header('precedence') ?? '') ||
  header('list-id') !== undefined ||
  header('return-path')?.trim() === '<>';
