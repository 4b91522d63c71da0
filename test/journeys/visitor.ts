import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser.js';
import type { Member } from './members.js';

/** Where the journeys' shop is open. */
export const shopUrl = process.env.SHOP_URL ?? '';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Visit {
  /** Another shop than the one that all journeys share. */
  readonly url?: string;
  /** What the device says about where it is; absent: it refuses. */
  readonly at?: Place;
  readonly width?: number;
  readonly javaScript?: boolean;
  /** Has never been here: the tour comes by itself. */
  readonly isNew?: boolean;
  /** Keeps the pages for when there is no connection. */
  readonly keepsPages?: boolean;
}

/** Somebody at a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the pages' console: exceptions, refusals of the Content Security Policy, calls that failed. */
  readonly complaints: readonly string[];
  /** Addresses outside the shop that a page asked for. */
  readonly strangers: readonly string[];
}

/** One browser for the journeys of a file; each visit has its own cookies, storage and device, and ends with its test (or, when
 *  kept, with the file). */
export function visiting({ keep = false } = {}): (visit?: Visit) => Promise<Visitor> {
  let browser: Browser;
  let open: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    if (keep) return;
    await Promise.all(open.map((context) => context.close()));
    open = [];
  });
  afterAll(() => browser.close());
  return async (visit = {}) => {
    const { url = shopUrl, at, width = 1280, javaScript = true, isNew = false, keepsPages = false } = visit;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-US',
      javaScriptEnabled: javaScript,
      serviceWorkers: keepsPages ? 'allow' : 'block', // so that a journey may stand between a page and the server
      ...(!isNew && { storageState: { cookies: [], origins: [{ origin: url, localStorage: tourIsOver }] } }),
      ...(at && { geolocation: at, permissions: ['geolocation'] }),
    });
    open.push(context);
    context.setDefaultTimeout(30_000);
    const complaints: string[] = [];
    const strangers: string[] = [];
    context.on('console', (said) => {
      if (said.type() === 'error') complaints.push(said.text());
    });
    context.on('weberror', (thrown) => complaints.push(thrown.error().message));
    context.on('request', (request) => {
      const asked = new URL(request.url());
      if (asked.protocol.startsWith('http') && asked.origin !== url) strangers.push(asked.href);
    });
    return { page: await context.newPage(), context, complaints, strangers };
  };
}

const tourIsOver = [{ name: 'onboarding-dismissed', value: 'true' }];

/** Signs in as a person does, and ends on the page `next`. */
export async function signIn(page: Page, member: Member, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((at) => at.pathname + at.search === next);
}
