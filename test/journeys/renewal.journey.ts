import { problemsAt } from './axe.js';
import { dayIn, drawRow, inHours, openEvent, saleTerms } from './fields.js';
import { callAs, enterVerified, freshWord, untilCaughtUp } from './members.js';
import { enterAdmin } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('a vendor of the last time renews in a few presses, and what they give up is free for others', async () => {
  const word = freshWord();
  const [olga, vic, nan, admin] = await Promise.all([
    enterVerified(`${word}-olga`),
    enterVerified(`${word}-vic`),
    enterVerified(`${word}-nan`),
    enterAdmin(`${word}-ada`),
  ]);
  const days = [dayIn(5), dayIn(60)];
  const event = await openEvent(olga, admin, { title: `Renewal ${word}`, days });
  const [last = '', next = ''] = event.dateIds.map((id) => `/api/orders/pre-sales/${id}`);
  await drawRow(olga, event.id, 4);
  const renewal = { opensAt: inHours(-1), until: inHours(200), graceUntil: inHours(300), mayRollOver: true };
  const terms = saleTerms({ opensAt: inHours(400), closesAt: inHours(1_000), renewal });
  await callAs(olga, 'PUT', last, { terms: saleTerms({ closesAt: inHours(48), refunds: [] }) });
  await callAs(olga, 'POST', `${last}/assignments`, {
    rows: [{ handle: vic.id, codes: ['B1', 'B2', 'B3'] }],
  });
  await callAs(olga, 'PUT', next, { terms });
  await callAs(olga, 'POST', `${next}/rights`, { fromDateId: event.dateIds[0] });
  await callAs(olga, 'POST', `${next}/announce`, {});

  const vendor = await visitor({ width: 390 });
  const { page } = vendor;
  const spaces = `/events/${event.id}/spaces?date=${days[1]}`;
  await signIn(page, vic, spaces);
  await page.getByRole('link', { name: 'Renew your spaces' }).click();
  await page.getByRole('button', { name: 'Renew 3 spaces for $135' }).waitFor();
  await page.getByRole('checkbox', { name: /\bB3\b/ }).uncheck();
  expect(await problemsAt(page, 390)).toEqual([]);
  await page.getByRole('button', { name: 'Renew 2 spaces for $90' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click();
  await page.getByRole('button', { name: 'Pay $90 by card' }).click();
  await page.getByText('Test. Nothing is charged.').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'At the gate' }).waitFor();

  await callAs(olga, 'PUT', next, { terms: { ...terms, opensAt: inHours(-0.1) } });
  const other = await visitor();
  await signIn(other.page, nan, spaces);
  await other.page.getByRole('checkbox', { name: /\bB3\b/ }).check();
  expect(await other.page.getByRole('checkbox', { name: /\bB1\b/ }).count()).toBe(0);
  await other.page.getByRole('button', { name: 'Hold for 60 minutes' }).click();
  await other.page.getByRole('button', { name: 'Pay $45 by card' }).waitFor();

  const owner = await visitor();
  await signIn(owner.page, olga, `/events/${event.id}/pre-sale?date=${days[1]}&show=ledger`);
  await owner.page.getByRole('searchbox', { name: 'Space' }).fill('B1');
  await owner.page.getByRole('button', { name: 'Search', exact: true }).click();
  await owner.page.getByRole('link', { name: 'renewed' }).first().waitFor();
  await owner.page.getByRole('link', { name: 'from the club’s records' }).first().waitFor();
  expect([vendor.complaints, other.complaints, owner.complaints]).toEqual([[], [], []]);
});
