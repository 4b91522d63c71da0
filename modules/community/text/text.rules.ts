import { addressesIn, marksIn } from './marks.rules.js';

export { plainText } from './plain-text.rules.js';

/** What posts and comments say to the server: whom they mention, what they are about, where they link to. The pages show the
 *  same (`marks.rules.ts`), so who is notified is who is seen as mentioned. */

/** The handles of a text, each once, in order.
 *  out     lower case; not of e-mail addresses, web addresses and `code`; whether a member has the handle is not known here */
export function mentionsIn(text: string): readonly string[] {
  return unique(marksIn(text).flatMap((mark) => (mark.kind === 'mention' ? [mark.handle] : [])));
}

export const maxTags = 20;

/** The hashtags of a text, each once, in order, without #.
 *  out     lower case, 2 to 40 letters, digits and single hyphens with a letter among them: "c10", never "1" or "51" */
export function tagsIn(text: string): readonly string[] {
  return unique(marksIn(text).flatMap((mark) => (mark.kind === 'tag' ? [mark.tag] : []))).slice(0, maxTags);
}

export interface TextLink {
  /** "example.com" */
  readonly host: string;
  /** "example.com/parts?id=7": the same for http and https, with and without www, a last slash and a place on the page. */
  readonly address: string;
}

/** The web addresses of a text, each once, in order. Those in `code` count: who sends the same address to many hides it there. */
export function linksIn(text: string): readonly TextLink[] {
  const links = new Map<string, TextLink>();
  for (const { href } of addressesIn(text)) {
    const { hostname, port, pathname, search } = new URL(href);
    const host = hostname.replace(/^www\./, '').replace(/\.$/, '');
    const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
    const address = `${host}${port && `:${port}`}${path}${search}`;
    if (!links.has(address)) links.set(address, { host, address });
  }
  return [...links.values()];
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];
