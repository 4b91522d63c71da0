import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { connectBrowser, cpuThrottle } from './browser.js';
import type { Member } from './members.js';
import { nextRecoveryCode } from './recovery-codes.js';

/** The address of the app that the journeys share. */
export const appUrl = process.env.APP_URL ?? '';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Visit {
  /** Another app than the one that all journeys share. */
  readonly url?: string;
  /** The position that the device reports; absent: it refuses. */
  readonly at?: Place;
  readonly width?: number;
  readonly javaScript?: boolean;
  /** Has never been here, so the tour opens by itself. */
  readonly isNew?: boolean;
  /** Caches the pages for use without a connection. */
  readonly keepsPages?: boolean;
  /** A browser as people have it. Absent: this one, which names itself as headless, so that its views count as a robot's. */
  readonly userAgent?: string;
  /** The device's own, like "Asia/Tokyo"; absent: that of this machine. */
  readonly timeZone?: string;
}

/** A visitor with a browser context of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors in the console of the pages: exceptions, violations of the Content Security Policy, failed calls. */
  readonly complaints: readonly string[];
  /** Addresses outside the app that a page requested. */
  readonly foreignRequests: readonly string[];
}

/** Visits of the journeys of a file. Each has its own cookies, storage, device and IP address, and ends with its test (with `keep`, with
 *  the file).
 *  in  demo: false for a file that needs no demo data: it does not wait for it
 *      openBrowser: of its own, instead of the one that all journeys share */
export function visiting({
  keep = false,
  demo = true,
  openBrowser = connectBrowser,
} = {}): (visit?: Visit) => Promise<Visitor> {
  let browser: Browser;
  let open: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
    if (demo) await demoIsComplete();
  }, demoTimeout);
  afterEach(async () => {
    if (keep) return;
    await Promise.all(open.map((context) => context.close()));
    for (const context of open) openContexts.delete(context);
    open = [];
  });
  afterAll(() => browser.close());
  return async (visit = {}) => {
    const { url = appUrl, at, width = 1280, javaScript = true, isNew = false, keepsPages = false } = visit;
    const { timeZone, userAgent } = visit;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-US',
      javaScriptEnabled: javaScript,
      extraHTTPHeaders: { 'X-Forwarded-For': someAddress() },
      serviceWorkers: keepsPages ? 'allow' : 'block', // so that a journey can intercept requests
      ...(!isNew && { storageState: { cookies: [], origins: [{ origin: url, localStorage: tourIsOver }] } }),
      ...(timeZone && { timezoneId: timeZone }),
      ...(userAgent && { userAgent }),
      ...(at && { geolocation: at, permissions: ['geolocation'] }),
    });
    open.push(context);
    context.setDefaultTimeout(30_000 * cpuThrottle);
    if (cpuThrottle > 1) context.on('page', (page) => void slowDown(page));
    const complaints: string[] = [];
    const lines: string[] = [];
    openContexts.set(context, lines);
    const foreignRequests: string[] = [];
    await context.addInitScript({ content: logViolations });
    context.on('console', (message) => {
      lines.push(`${message.type()}: ${message.text()}`);
      if (message.type() === 'error' && !isChallenge(message))
        complaints.push(`${message.text()} ${message.location().url}`.trim());
    });
    context.on('weberror', (thrown) => {
      lines.push(`exception: ${thrown.error().stack}`);
      complaints.push(thrown.error().message);
    });
    context.on('request', (request) => {
      const requested = new URL(request.url());
      if (requested.protocol.startsWith('http') && requested.origin !== url)
        foreignRequests.push(requested.href);
    });
    return { page: await context.newPage(), context, complaints, foreignRequests };
  };
}

/** A password that is answered with a challenge for the second factor, which staff always have: 401, which a browser calls an error. */
const isChallenge = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith('/api/auth/sign-in') && message.text().includes('401');

const logViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('The policy forbids ' + violatedDirective + ' ' + blockedURI))`;

/** The visits that are open in this file, each with the lines of its console: for `failures.ts`. */
export const openContexts = new Map<BrowserContext, readonly string[]>();

const demoTimeout = 600_000;

/** The shared app has its demo data (`start.mjs` writes the file). */
async function demoIsComplete(): Promise<void> {
  const { APP_SEEDED } = process.env;
  while (APP_SEEDED && !existsSync(APP_SEEDED)) await pause(100);
}

/** A network of its own, like a proxy in front: one address may sign in only 25 times in five minutes. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottle });
  } catch {
    // the page was closed again
  }
}

const tourIsOver = [{ name: 'onboarding-dismissed', value: 'true' }];

/** Sign in through the page, and end on the page `next`. */
export async function signIn(page: Page, member: Member, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const code = nextRecoveryCode(member.email);
  if (code !== undefined) {
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.waitForURL((at) => at.pathname + at.search === next);
}
