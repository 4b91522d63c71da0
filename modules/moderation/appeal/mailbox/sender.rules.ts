/** Whether the receiving mail server says that somebody else wrote it: by DMARC where it passes or fails, else when SPF and DKIM say something and
 *  neither passes for the sender's own domain. A server that says nothing of its own is believed.
 *  in  results: the topmost Authentication-Results, which is the server's own. from: the address that the mail names
 *  source  RFC 8601, RFC 7489; README, The mailbox */
export function isForged(results: string | undefined, from: string): boolean {
  const said = resultsIn(results ?? '');
  const dmarc = said.filter(({ method }) => method === 'dmarc').map(({ result }) => result);
  if (dmarc.includes('fail')) return true;
  if (dmarc.includes('pass')) return false;
  const others = said.filter(({ method, result }) => isSpfOrDkim.has(method) && isAnswer.has(result));
  return others.length > 0 && !others.some((one) => one.result === 'pass' && isFor(one, domainOf(from)));
}

const isSpfOrDkim: ReadonlySet<string> = new Set(['spf', 'dkim']);
const isAnswer: ReadonlySet<string> = new Set(['pass', 'fail', 'softfail']);

interface Said {
  readonly method: string;
  readonly result: string;
  /** For which domain; undefined where the server does not say. */
  readonly domain: string | undefined;
}

/** What the server says of each method. Comments and quoted strings are the sender's words, and so may be what follows a method. */
const resultsIn = (header: string): readonly Said[] =>
  withoutComments(header.slice(0, longestResults).replace(/"(?:[^"\\]|\\.)*"/g, ''))
    .split(';')
    .flatMap((said) => {
      const [, method = '', result = ''] = /^\s*([a-z-]+)\s*=\s*([a-z]+)/i.exec(said) ?? [];
      const [, whose] = /\s(?:smtp\.mailfrom|header\.(?:d|i|from))=(\S+)/i.exec(said) ?? [];
      return method
        ? [{ method: method.toLowerCase(), result: result.toLowerCase(), domain: whose && domainOf(whose) }]
        : [];
    });

/** Comments may be nested. */
function withoutComments(text: string): string {
  const shorter = text.replace(/\((?:[^()\\]|\\.)*\)/g, '');
  return shorter === text ? text : withoutComments(shorter);
}

/** units  characters */
const longestResults = 10_000;

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Whether it is said of this domain, or of one above or below it. */
const isFor = ({ domain }: Said, sender: string): boolean =>
  domain === undefined ||
  domain === sender ||
  domain.endsWith(`.${sender}`) ||
  (domain.includes('.') && sender.endsWith(`.${domain}`));

/** Whether a program wrote it: an answer to it could go round for ever.
 *  in  header: the value of a header by its name in small letters
 *  source  RFC 3834 */
export const isAutomatic = (header: (name: string) => string | undefined): boolean =>
  !/^no\b/i.test(header('auto-submitted') ?? 'no') ||
  /^(bulk|junk|list)\b/i.test(header('precedence') ?? '') ||
  header('list-id') !== undefined ||
  header('return-path')?.trim() === '<>';
