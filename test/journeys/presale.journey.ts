import type { Page } from 'playwright-core';
import { problemsAt, problemsEverywhere } from './axe.js';
import { dayIn, openEvent, saleTerms } from './fields.js';
import { enterAt, tabTo } from './keys.js';
import { callAs, enterVerified, freshWord, untilCaughtUp } from './members.js';
import { enterAdmin } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('a field is drawn by keyboard and sold; what is given back goes to whoever waits, and the money goes back', async () => {
  const word = freshWord();
  const [olga, bea, wes, admin] = await Promise.all([
    enterVerified(`${word}-olga`),
    enterVerified(`${word}-bea`),
    enterVerified(`${word}-wes`),
    enterAdmin(`${word}-ada`),
  ]);
  const event = await openEvent(olga, admin, { title: `Field ${word}`, days: [dayIn(40)] });
  const sale = `/api/orders/pre-sales/${event.id}`;

  const owner = await visitor();
  await signIn(owner.page, olga, `/events/${event.id}/map/edit`);
  await drawByKeyboard(owner.page);
  expect(await problemsEverywhere(owner.page)).toEqual([]);

  await callAs(olga, 'PUT', sale, { terms: saleTerms({ checksTo: 'PO Box 218, Janesville' }) });
  await owner.page.goto(`/events/${event.id}/pre-sale`);
  await owner.page.getByRole('button', { name: 'Announce' }).click();
  await owner.page.getByRole('button', { name: 'Announce it' }).click();
  await owner.page.getByText('Until').first().waitFor();
  expect(await problemsEverywhere(owner.page)).toEqual([]);

  const buyer = await visitor({ width: 390 });
  const { page } = buyer;
  await signIn(page, bea, `/events/${event.id}/spaces`);
  await page.getByRole('checkbox', { name: /\bB1\b/ }).check();
  await page.getByRole('checkbox', { name: /\bB2\b/ }).check();
  expect(await problemsAt(page, 390)).toEqual([]);
  await page.getByRole('button', { name: 'Hold for 60 minutes' }).click();
  await page.getByRole('heading', { name: 'Order 1', level: 1 }).waitFor();
  await page.getByLabel('What you bring').fill(`Model T parts, ${word}`);
  expect(await problemsAt(page, 390)).toEqual([]);
  await page.getByRole('button', { name: 'Pay $90 by card' }).click();
  await page.getByText('Test. Nothing is charged.').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'At the gate' }).waitFor();

  const waiter = await visitor();
  await signIn(waiter.page, wes, `/events/${event.id}/spaces`);
  await waiter.page.getByRole('searchbox').fill('model t');
  await waiter.page.getByRole('button', { name: 'Search', exact: true }).click();
  await waiter.page.getByText(`Model T parts, ${word}`).first().waitFor();
  await waiter.page.getByRole('button', { name: 'Wait for vendor space' }).click();
  await waiter.page.getByText('Nobody waits before you.').waitFor();

  await page.getByText('If you cannot come').click();
  await page.getByRole('checkbox', { name: /\bB2\b/ }).check();
  await page.getByRole('button', { name: 'Cancel 1 line' }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await page.getByText('$40 of $90 goes back').waitFor(); // the fee of $5 is kept
  await page.getByText('It was sent back.').waitFor();

  await waiter.page.goto('/notifications');
  await waiter.page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click();
  await waiter.page.getByRole('button', { name: 'Pay $45 by card' }).waitFor();
  await waiter.page.getByRole('button', { name: 'Pay by check' }).click();
  await waiter.page.getByText('We wait for your check of $45').waitFor();
  await waiter.page.getByText('PO Box 218, Janesville').waitFor();

  await owner.page.goto(`/events/${event.id}/pre-sale?show=orders`);
  await owner.page.getByRole('link', { name: 'Order 2' }).waitFor();
  expect([owner.complaints, buyer.complaints, waiter.complaints]).toEqual([[], [], []]);
});

/** Two spaces by the generator, published, without a mouse. */
async function drawByKeyboard(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await enterAt(page, main.getByRole('button', { name: 'Make rows' }));
  const form = page.getByRole('form', { name: 'Make rows' });
  for (const [label, value] of [
    ['Letter', 'B'],
    ['From', '1'],
    ['To', '2'],
    ['Corner every', '0'],
    ['Price', '45'],
  ] as const) {
    await tabTo(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await main.getByText('Saved').waitFor();
  await tabTo(page, main.getByRole('button', { name: 'Publish' }), true);
  await page.keyboard.press('Enter');
  await enterAt(page, page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await main.getByRole('button', { name: 'Version 1 is published' }).waitFor();
}
