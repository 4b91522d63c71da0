import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { space } from '../../modules/spaces/map/space-map.fixtures.js';
import { someTerms } from '../authorisation.orders.js';
import { eventDates, eventWords } from '../gatherings.js';
import { problemsEverywhere } from './axe.js';
import {
  callAs,
  enter,
  enterVerified,
  freshWord,
  type Member,
  makeAdmin,
  publish,
  untilCaughtUp,
} from './members.js';
import { enterStaff } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('a vendor brings what a visitor looks for and agrees to tell, and the visitor walks to it', async () => {
  const word = freshWord();
  const [olga, val, sam, ada] = await Promise.all(
    ['olga', 'val', 'sam', 'ada'].map((name) => enterVerified(`${word}-${name}`)) as [
      Promise<Member>,
      Promise<Member>,
      Promise<Member>,
      Promise<Member>,
    ],
  );
  await makeAdmin(ada);
  const admin = await enter(`${word}-ada`);
  await callAs(admin, 'POST', `/api/admin/members/${val.id}/tiers`, {
    ...{ tier: 'premium', reason: 'donor', note: 'King Tier.' },
    until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  });
  const eventId = await meet(olga, await enterStaff(admin, `${word}-rex`, 'reviewer'), val, word);

  const [title, number] = [`${word} distributor`, { number: word, kind: 'oem' as const }];
  await publish(val, { title: `${word} horn` });
  await callAs(val, 'POST', '/api/inventory/locations', { name: 'Big trailer', kind: 'trailer' });
  const barn = await callAs(val, 'POST', '/api/inventory/locations', { name: 'Barn', kind: 'building' });
  await callAs(val, 'POST', '/api/inventory/items', {
    ...{ title, categoryPrimary: 'Parts', partNumbers: [number], quantity: 1 },
    ...{ locationId: barn.id, matchOptIn: true },
  });
  await publish(sam, {
    title: `${word} distributor`,
    listingType: 'wanted',
    price: 500,
    partNumbers: [number],
  });
  await callAs(sam, 'PUT', `/api/events/${eventId}/attendance`, { day: null, as: 'going' });

  const [mine, theirs] = [await visitor({ width: 390, keepsPages: true }), await visitor()];
  await signIn(mine.page, sam, `/events/${eventId}`);
  await mine.page.getByRole('link', { name: 'Your list at this meet' }).click();
  await mine.page.getByText('Nothing on your list is here yet').waitFor();

  await signIn(theirs.page, val, `/events/${eventId}`);
  await theirs.page.getByRole('link', { name: 'What to bring' }).click();
  await until(theirs.page, '1 visitor wants this');
  expect(await problemsEverywhere(theirs.page)).toEqual([]);
  expect(await mine.page.getByText(title).count()).toBe(0);
  await theirs.page.getByRole('button', { name: `Tell them: ${title}` }).click();
  await theirs.page.getByRole('button', { name: `Tell them no longer: ${title}` }).waitFor();
  await theirs.page.getByRole('button', { name: 'Load 1 item' }).click();
  await theirs.page.getByText('In Big trailer').waitFor();
  await theirs.page.getByRole('link', { name: 'Manifest of the trailer' }).click();
  await theirs.page.getByRole('row', { name: new RegExp(title) }).waitFor();

  await until(mine.page, '1 vendor holds parts on your list: B12.');
  await mine.page.getByText(title, { exact: true }).first().waitFor();
  await mine.page.getByText(/about \d+ feet, from North gate/).waitFor();
  expect(await problemsEverywhere(mine.page)).toEqual([]);
  await mine.page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await mine.page.reload();
  await mine.page.getByRole('checkbox', { name: 'Been there at B12' }).check();
  await mine.context.setOffline(true);
  await mine.page.reload();
  await mine.page.getByText(/No connection: this is your list as it was/).waitFor();
  expect(await mine.page.getByRole('checkbox', { name: 'Been there at B12' }).isChecked()).toBe(true);
});

/** What others do is followed within seconds. */
async function until(page: Page, text: string): Promise<void> {
  for (let times = 0; times < 30; times++) {
    await page.reload();
    const found = page.getByText(text).first();
    if (
      await found.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`The page never says “${text}”.`);
}

/** A date whose space B12 is the vendor's, with a gate on the map.
 *  out  the id of its event */
async function meet(olga: Member, staff: Member, vendor: Member, word: string): Promise<string> {
  const club = await callAs(olga, 'POST', '/api/organizers', {
    ...{ name: `Flatheads ${word}`, kind: 'club', about: '', website: null, zip: '53545' },
    ...{ evidence: 'We run the one in Jefferson.' },
    contact: { name: 'Olga Olson', email: olga.email, phone: null },
  });
  await callAs(staff, 'POST', `/api/organizers/${club.id}/verify`, { reason: '' });
  const id = randomUUID();
  await callAs(olga, 'POST', '/api/events', { ...eventWords, id, organizer: club.id, dates: eventDates() });
  await callAs(olga, 'POST', `/api/events/${id}/publish`, {});
  await callAs(staff, 'POST', `/api/events/${id}/approve`, { reason: '' });
  const spaces = [space('B12', { x: 300, y: 100 }), space('C4', { x: 20, y: 40 })];
  await callAs(olga, 'PUT', `/api/spaces/${id}/spaces`, { spaces });
  const points = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
  ];
  const shapes = [{ kind: 'other', name: 'North gate', isClosed: false, points }];
  await callAs(olga, 'PUT', `/api/spaces/${id}/background`, { shapes });
  await callAs(olga, 'POST', `/api/spaces/${id}/publish`, {});
  const sale = `/api/orders/pre-sales/${id}`;
  await callAs(olga, 'PUT', sale, {
    terms: { ...someTerms, opensAt: '2026-01-01T12:00:00.000Z' },
  });
  await callAs(olga, 'POST', `${sale}/announce`, {});
  const handle = `${word}-vendor`.slice(0, 30);
  const { version } = (await callAs(vendor, 'GET', '/api/account/profile')) as unknown as {
    version?: number;
  };
  await callAs(vendor, 'PUT', '/api/account/profile', {
    ...{ firstName: 'Val', lastName: 'Vine', handle, bio: '', homeZip: '53545', garage: [] },
    shown: { lastName: true, picture: true, bio: true, area: true, garage: true, follows: true },
    ...(version !== undefined && { madeFrom: version }),
  });
  for (let times = 0; times < 50; times++) {
    const { refused } = (await callAs(olga, 'POST', `${sale}/assignments`, {
      rows: [{ handle, codes: ['B12'] }],
    })) as unknown as { refused: readonly unknown[] };
    if (refused.length === 0) return id;
  }
  throw new Error('The space was not given.');
}
