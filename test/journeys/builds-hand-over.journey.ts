import { randomUUID } from 'node:crypto';
import { problemsEverywhere } from './axe.js';
import { startBuild } from './build.js';
import { callAs, enterVerified, freshWord, publish } from './members.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();

test('whoever buys the car here takes over its build without what it cost, and its former owner keeps a book', async () => {
  const word = freshWord();
  const [ana, bob] = await Promise.all([enterVerified(`${word}-ana`), enterVerified(`${word}-bob`)]);
  const title = `Blue ${word}`;
  const build = await startBuild(ana, title);
  const entryId = randomUUID();
  const text = 'Paid too much for a hood.';
  const spent = { entryId, on: '2026-06-01', text, hours: 2, cost: 340 };
  await callAs(ana, 'POST', `/api/builds/${build}/entries`, spent);
  const car = `${word} 1966 Ford F100`;
  const listing = await publish(ana, {
    ...{ title: car, categoryPrimary: 'Cars', categorySub: 'Pickup', price: 9_500 },
    vehicle: { year: 1966, make: 'Ford', model: 'F100' },
  });
  const [hers, his] = [(await visitor({ width: 1280 })).page, (await visitor({ width: 390 })).page];

  await signIn(hers, ana, `/build-tracker/${build}?tab=settings`);
  await hers.getByRole('button', { name: 'Sell it by a listing' }).click();
  const sale = hers.getByRole('dialog', { name: `Sell ${title} by a listing` });
  await sale.getByLabel('Listing').selectOption({ label: car });
  expect(await sale.getByLabel('The journal').isChecked()).toBe(true);
  expect(await sale.getByLabel('What it cost').isChecked()).toBe(false);
  await sale.getByLabel('Names').check();
  expect(await problemsEverywhere(hers)).toEqual([]);
  await sale.getByRole('button', { name: 'Save' }).click();
  await hers.getByText('This car is for sale').waitFor();

  await signIn(his, bob, `/listing/${listing}`);
  await his.getByRole('button', { name: 'Hold for me' }).click();
  await his.getByRole('dialog').getByRole('button', { name: 'Hold for me' }).click();
  await his
    .getByText(/^Held for you until/)
    .first()
    .waitFor();
  await hers.setViewportSize({ width: 1280, height: 900 });
  await hers.getByRole('link', { name: 'See the listing' }).click();
  await hers.getByRole('button', { name: 'Mark sold' }).click();
  const sold = hers.getByRole('dialog', { name: 'Mark as sold' });
  await sold.getByRole('button', { name: 'Mark sold' }).click();
  await hers.getByRole('button', { name: 'Not sold after all' }).waitFor();

  await his.goto('/notifications');
  await his.getByText(`offers “${title}” to you`, { exact: false }).first().click();
  await his.getByRole('button', { name: 'Answer' }).click();
  const offer = his.getByRole('dialog', { name: `Take over ${title}?` });
  expect(await problemsEverywhere(his)).toEqual([]);
  await offer.getByRole('button', { name: 'Take it over' }).click();
  await his.getByText(`${title} is yours`).first().waitFor();
  await his.goto(`/build-tracker/${build}?tab=journal`);
  const entry = his.getByRole('article').filter({ hasText: text });
  await entry.getByText('2 h').waitFor();
  expect(await his.getByText('$340').count()).toBe(0);
  expect(await problemsEverywhere(his)).toEqual([]);
  await his.goto(`/build-tracker/${build}?tab=costs`);
  await his.getByText('Spent').first().waitFor();
  expect(await his.getByText('$340').count()).toBe(0);

  await hers.goto('/build-tracker');
  await hers.getByText('Kept from builds that you handed over').waitFor();
  await hers.getByRole('link', { name: /^1966 Ford F100, / }).click();
  await hers.getByText('Kept from a build that was handed over').waitFor();
  await hers.getByText(text).waitFor();
  await hers.getByText('$340').first().waitFor();
  expect(await problemsEverywhere(hers)).toEqual([]);
  await hers.goto(`/build-tracker/${build}`);
  await hers.getByRole('heading', { name: 'No such build' }).waitFor();
});
