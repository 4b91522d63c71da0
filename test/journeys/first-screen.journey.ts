import type { Page } from 'playwright-core';
import { boxOf } from './box-of.js';
import { enter, freshWord, publish } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
const word = freshWord();
let id = '';

beforeAll(async () => {
  id = await publish(await enter(`fay-${word}`), { title: `${word} fender`, price: 400 });
});

test.each([
  ['home', () => `/?search=${word}`, `${word} fender`],
  ['a listing', () => `/listing/${id}`, `${word} fender`],
  ['login', () => '/login', 'Sign in'],
])('the HTML of %s has its first screen', async (_name, address, heading) => {
  const { page } = await visitor({ javaScript: false });
  await page.goto(address());
  await page.getByRole('heading', { name: heading }).first().waitFor();
});

test('the HTML for a member is theirs: for no cache, without a token, and nothing in it is asked for again', async () => {
  const member = await enter(`max-${word}`);
  const { page, context, complaints } = await visitor();
  await signIn(page, member, '/about');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/?search=${word}`);
  await page.getByRole('heading', { name: `${word} fender` }).waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('region', { name: 'Filters' }).or(page.getByLabel('Filters')).first().waitFor();
  expect(asked.filter((path) => /^\/api\/(listings$|events|auth\/status)/.test(path))).toEqual([]);
  const sent = await context.request.get(page.url(), { headers: { 'Sec-Fetch-Dest': 'document' } });
  const html = await sent.text();
  expect(sent.headers()['cache-control']).toBe('private, no-store');
  expect(html).toContain(`${word} fender`);
  expect(html).toContain(member.email);
  expect(html).not.toContain('Sign in<');
  expect(html).not.toMatch(/accessToken|eyJ/);
  expect(complaints).toEqual([]);
});

test('a browser whose session is over gets the page as it looks while its answers load, and then a guest’s', async () => {
  const { page, context, complaints } = await visitor();
  await page.goto('/about');
  await page.evaluate("localStorage.setItem('signedIn', 'true'); document.cookie = 'signed-in=1;path=/'");
  const sent = await context.request.get(page.url(), { headers: { 'Sec-Fetch-Dest': 'document' } });
  expect(await sent.text()).not.toContain('Sign in<');
  await page.goto(`/?search=${word}`);
  await page.getByRole('heading', { name: `${word} fender` }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

test('the browser takes the first screen over without asking for it again', async () => {
  const { page, complaints } = await visitor({ width: 390 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/?search=${word}`);
  await page.getByRole('button', { name: /Change$/ }).waitFor(); // a narrow window of a desktop folds the search as it takes over
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  expect(asked.filter((path) => /^\/api\/(listings$|events)/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('nothing moves under the finger as the browser takes home over and finds out where it is', async () => {
  const at = { latitude: 42.683, longitude: -89.019 };
  const [asSent, alive] = await Promise.all([
    visitor({ width: 390, at, javaScript: false }),
    visitor({ width: 390, at }),
  ]);
  const filters = async ({ page }: typeof alive, isReady?: string) => {
    await page.goto('/');
    if (isReady) await page.getByText(isReady).waitFor();
    return (await boxOf(page.getByRole('button', { name: /^Filters/ }))).y;
  };
  const moved = (await filters(alive, 'Live Radius Search Active')) - (await filters(asSent));
  expect(Math.abs(moved)).toBeLessThan(2);
});

test('home needs at most 15 scripts and styles', async () => {
  const { page } = await visitor({ width: 390 });
  const files: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(files.length).toBeLessThanOrEqual(15);
});

test('what is typed and pressed before the scripts have come is answered when they are there', async () => {
  const { page } = await visitor();
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(`${word}@example.com`);
  await page.getByLabel('Password').fill('not my password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  letGo();
  await page.getByText('Wrong e-mail or password.').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(`${word}@example.com`);
  expect(new URL(page.url()).search).toBe('');
});

test('a press at the moment when the page can answer knows what was typed before', async () => {
  const { page } = await visitor();
  await page.addInitScript({ content: pressAsItAnswers });
  const letGo = await holdScripts(page);
  await page.goto('/login?mode=signup', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(`early-${word}@example.com`);
  await page.getByLabel('Password').fill('three-deuces-on-a-flathead');
  await page.getByLabel('Date of birth').fill('5/4/1968');
  letGo();
  await page.waitForURL('**/account');
});

test('a browser without scripts puts no password in the address', async () => {
  const { page } = await visitor({ javaScript: false });
  await page.goto('/login');
  await page.getByLabel('Password').fill('not my password');
  await page.getByLabel('E-mail').fill(`${word}@example.com`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForLoadState();
  expect(page.url()).not.toContain('password');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

const pressAsItAnswers = `addEventListener('page-answers', async () => {
  await undefined; // what listens to it has been called
  document.querySelector('main form button[type=submit]').click();
})`;

/** Holds the scripts of the pages back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const pressed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  return () => letGo();
}
