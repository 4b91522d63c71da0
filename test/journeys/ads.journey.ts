import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { callAs, enter, freshWord, type Member, makeAdmin, mustBeVerified, publish } from './members.js';
import { type App, startApp } from './start-app.mjs';
import { signIn, visiting } from './visitor.js';

const visitor = visiting({ demo: false });
let app: App;

beforeAll(async () => {
  app = await startApp({ env: { SMC_DEMO: '0' } }); // of its own, where no other ad takes turns
});
afterAll(() => app?.close());

test('staff start an ad, which a guest sees marked as one, and a premium member does not', async () => {
  const { url } = app;
  const word = freshWord();
  const [ana, ray, ada] = await Promise.all([
    enter(`${word}-ana`, url),
    enter(`${word}-ray`, url),
    enter(`${word}-ada`, url),
  ]);
  await Promise.all([mustBeVerified(ana), makeAdmin(ada, app.data)]);
  const listing = `/listing/${await publish(ana, { title: `Grille ${word}` })}`;

  const { page: desk, complaints } = await visitor({ url });
  await signIn(desk, ada, '/admin/ads/new');
  await desk.getByLabel('Advertiser').fill('Rock River Chrome');
  await desk.getByLabel('Title').fill(`Rechromed ${word}`);
  await desk.getByLabel('Text').fill('In three weeks.');
  await desk.getByLabel('Link').fill('/events');
  await desk.getByLabel('Below a listing').check();
  await desk.getByLabel('First day').fill('2026-01-01');
  await desk.getByLabel('Last day').fill('2099-12-31');
  await desk.getByRole('button', { name: 'Save as a draft' }).click();
  await desk.getByRole('button', { name: 'Start', exact: true }).click();
  await desk.getByRole('button', { name: 'Pause' }).waitFor();

  const { page: guest } = await visitor({ url, width: 390 });
  await guest.goto(listing);
  const ad = guest.getByRole('complementary', { name: 'Ad' });
  await ad.getByText('Ad', { exact: true }).waitFor();
  await ad.getByRole('link', { name: `Rechromed ${word}` }).click();
  await guest.waitForURL('**/events');

  const order = { id: randomUUID(), plan: 'premium', interval: 'month' };
  const checkout = (await callAs(ray, 'POST', '/api/subscription', order)) as unknown as { url: string };
  await callAs(ray, 'POST', `/api/payments/test/${checkout.url.split('/').at(-1)}`, { act: 'pay' });
  while ((await adFor(ray)) !== null) await pause(200); // Premium begins a moment after the payment
  const { page: member } = await visitor({ url });
  await signIn(member, ray, listing);
  await member.getByRole('heading', { level: 2, name: 'Where it is' }).waitFor();
  expect(await member.getByRole('complementary', { name: 'Ad' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

const adFor = async (member: Member) =>
  ((await callAs(member, 'GET', '/api/ads?place=listing')) as unknown as { readonly ad: object | null }).ad;
