import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { unprocessable } from '../../kernel/decider/errors.js';
import { overHttps } from './calendar-import.contract.js';
import { isPublicAddress } from './public-address.js';
import { maxCalendarBytes, tooLarge } from './split-calendar.js';

/** What a test replaces: names, and the wire. */
export interface FeedDeps {
  /** Every address of a name. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  readonly isPublic: (address: string) => boolean;
  readonly request: (options: https.RequestOptions) => ReturnType<typeof https.request>;
  /** Milliseconds for all of it, redirects included. */
  readonly patience: number;
}

const publicInternet: FeedDeps = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
  request: https.request,
  patience: 10_000,
};
const maxRedirects = 3;

/** Read a calendar from its public https address. A name is resolved once, each of its addresses has to be public, and the connection goes to the one that was checked: a name that answers differently the second time leads nowhere else.
 *  in      url: https or webcal
 *  errors  FEED_NOT_PUBLIC, FEED_UNREACHABLE, CALENDAR_TOO_LARGE (unprocessable)
 *  source  README, Import */
export async function readFeed(url: string, deps: FeedDeps = publicInternet): Promise<Buffer> {
  const signal = AbortSignal.timeout(deps.patience);
  let address = new URL(overHttps(url));
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await answerOf(address, deps, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return bodyOf(answer);
    answer.destroy();
    if (!redirections.has(statusCode) || !headers.location || !URL.canParse(headers.location, address.href))
      throw unreachable();
    address = new URL(headers.location, address.href);
  }
  throw unreachable();
}

async function answerOf(address: URL, deps: FeedDeps, signal: AbortSignal): Promise<IncomingMessage> {
  const { name, at } = await checked(address, deps, signal);
  const asked = deps.request({
    host: at, // no name is resolved a second time
    servername: isIP(name) ? '' : name,
    path: `${address.pathname}${address.search}`,
    method: 'GET',
    headers: {
      Host: address.hostname,
      Accept: 'text/calendar',
      'Accept-Encoding': 'identity',
      'User-Agent': 'SwapMeetClassics',
    },
    // a socket that another call opened was not checked by this one
    agent: false,
    signal,
  });
  return new Promise((resolve, reject) => {
    asked.once('response', resolve);
    asked.on('error', () => reject(unreachable()));
    // also without an error: a server that would rather speak another protocol (101) gives no answer
    asked.once('close', () => reject(unreachable()));
    asked.end();
  });
}

/** errors  FEED_NOT_PUBLIC, FEED_UNREACHABLE (unprocessable) */
async function checked(
  { protocol, port, username, password, hostname }: URL,
  { resolve, isPublic }: FeedDeps,
  signal: AbortSignal,
): Promise<{ readonly name: string; readonly at: string }> {
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') throw notPublic();
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(name) ? [name] : await withinTime(resolve(name), signal);
  const [at] = addresses;
  if (!at) throw unreachable();
  if (!addresses.every(isPublic)) throw notPublic();
  return { name, at };
}

async function withinTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(unreachable()), { once: true });
  });
  return Promise.race([work.catch(() => Promise.reject(unreachable())), late]);
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer) {
      size += (chunk as Buffer).length;
      if (size > maxCalendarBytes) break;
      chunks.push(chunk as Buffer);
    }
  } catch {
    throw unreachable();
  }
  if (size > maxCalendarBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

const redirections = new Set([301, 302, 303, 307, 308]);

const notPublic = () =>
  unprocessable('FEED_NOT_PUBLIC', {
    message: 'This address does not lead to a public https server. Copy the public address of the calendar.',
  });
const unreachable = () =>
  unprocessable('FEED_UNREACHABLE', {
    message: 'No calendar came from this address within 10 seconds. Open it in a browser, then try again.',
  });
