import type { Page } from 'playwright-core';
import { type MailServer, openMailServer } from '../mail/mail-server.js';
import { problemsEverywhere } from './axe.js';
import { enter, freshWord, hold, type Member, publish } from './members.js';
import { type App, startApp } from './start-app.mjs';
import { signIn, visiting } from './visitor.js';

const visitor = visiting({ demo: false });
let mails: MailServer;
let app: App;

beforeAll(async () => {
  mails = await openMailServer();
  app = await startApp({ env: { SMC_DEMO: '0', SMTP_URL: mails.url } });
});
afterAll(async () => {
  await app.close();
  await mails.close();
});

test('the link in a mail asks, stops mails of its kind by one click without a session, and says how to turn them on again', async () => {
  const seller = await verifiedMember('seller');
  const buyer = await verifiedMember('buyer');
  const word = freshWord();
  await hold(buyer, await publish(seller, { title: `${word} grille` }));
  const mail = await mails.to(seller.email, /On hold/);
  expect(mail.text).toContain(`put “${word} grille” on hold for 72 hours.`);
  const oneClick = mail.headers.find(({ key }) => key === 'list-unsubscribe-post');
  expect(oneClick?.value).toBe('List-Unsubscribe=One-Click');

  const { page, context, complaints } = await visitor({ url: app.url });
  const changes: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto(linkUnder('Stop these e-mails', mail.text));
  await page.getByRole('heading', { level: 1, name: 'Stop these e-mails?' }).waitFor();
  await page.getByText('E-mails about “Holds and sales”.').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  expect(changes).toEqual([]);
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await page.getByText('E-mail about “Holds and sales” is stopped').waitFor();
  await page.getByText(/tick E-mail beside “Holds and sales”/).waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  expect(changes).toEqual(['POST /api/notifications/unsubscribe']);
  await page.reload();
  await page.getByText('E-mail about “Holds and sales” is off').waitFor();

  await page.getByRole('link', { name: 'Choose what comes by e-mail' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('E-mail').fill(seller.email);
  await page.getByLabel('Password').fill(seller.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const tick = page.getByRole('checkbox', { name: 'Holds and sales: E-mail' });
  await tick.waitFor();
  expect(await tick.isChecked()).toBe(false);
  await tick.check();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await page.getByText('Preferences saved').first().waitFor();
  await page.goto(`${app.url}/notifications`); // what follows an unread hold waits for two hours
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await page.getByRole('button', { name: 'Mark all read' }).waitFor({ state: 'hidden' });
  await hold(buyer, await publish(seller, { title: `${word} bumper` }));
  await mails.to(seller.email, /On hold/, { after: mails.mails.indexOf(mail) + 1 });
  expect(complaints).toEqual([]);
});

test('a mail program that opens the address gets the same page; one that posts stops the mails at once', async () => {
  const seller = await verifiedMember('clicker');
  const buyer = await verifiedMember('other-buyer');
  await hold(buyer, await publish(seller, { title: `${freshWord()} hood` }));
  const mail = await mails.to(seller.email, /On hold/);
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const address = here(/<(.+)>/.exec(header)?.[1] ?? '');
  const { page } = await visitor({ url: app.url, width: 390 });
  await page.goto(address);
  await page.getByRole('button', { name: 'Stop these e-mails' }).waitFor();
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'error',
  });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { mails: 'sale_request', name: 'Holds and sales', isOn: false },
  ]);
  await page.reload();
  await page.getByText('E-mail about “Holds and sales” is off').waitFor();
});

/** A member with a verified e-mail address, so that mails go there. */
async function verifiedMember(name: string): Promise<Member> {
  const member = await enter(name, app.url);
  const { page } = await visitor({ url: app.url });
  await signIn(page, member, '/about');
  await confirm(page, member);
  return member;
}

async function confirm(page: Page, { email }: Member): Promise<void> {
  const { text } = await mails.to(email, /Confirm your email address/);
  await page.goto(here(/https?:\/\/\S+/.exec(text ?? '')?.[0] ?? ''));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await page.getByText('Your email address is confirmed').waitFor();
}

/** The address below these words of a mail. */
const linkUnder = (words: string, text = ''): string =>
  here(new RegExp(`${words}:\\n(\\S+)`).exec(text)?.[1] ?? '');

/** The same address on the port of the app. */
function here(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return app.url + pathname + search + hash;
}
