import { randomUUID } from 'node:crypto';
import { problemsEverywhere } from './axe.js';
import { callAs, enterVerified, freshWord, type Member, untilCaughtUp } from './members.js';
import { enterAdmin } from './staff.js';
import { visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('a guest scans a space, finds it again without signal, and votes once with the code of a card', async () => {
  const word = freshWord();
  const [olga, val, admin] = await Promise.all([
    enterVerified(`${word}-olga`),
    enterVerified(`${word}-val`),
    enterAdmin(`${word}-ada`),
  ]);
  const title = `Field Meet ${word}`;
  const event = await meetOf(olga, admin, title);
  await vendorOn(event, val, olga);
  const [code = ''] = await codesOf(event, olga);

  const { page, context } = await visitor({ keepsPages: true, width: 390 });
  await page.goto(`/events/${event}/at/a1`);
  await page.getByRole('link', { name: `${word}-val` }).waitFor();
  await page.getByText('Model T parts').waitFor();
  await page.getByText('Here now').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.getByRole('textbox', { name: /^Note/ }).fill('The Model T lock, $40');
  await page.getByRole('button', { name: 'Save that I was here' }).click();
  await page.getByText('Saved: you were at A1').waitFor();
  await page.goto(`/events/${event}/day?at=A1`);
  await page.getByText('You are at A1.').waitFor();
  await page.getByRole('list', { name: 'Vendors' }).getByText('Model T parts').waitFor();
  expect(await problemsEverywhere(page)).toEqual([]);

  await context.setOffline(true);
  await page.goto('/visits');
  await page.getByText('The Model T lock, $40').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByText('The Model T lock, $40').waitFor();
  await page.goto(`/events/${event}/day`);
  await page.getByText('No signal').waitFor();
  await page.getByRole('list', { name: 'Vendors' }).getByText('Model T parts').waitFor();
  await context.setOffline(false);

  for (const answer of ['Your vote counts', 'A code votes once', 'A code votes once']) {
    await page.goto(`/events/${event}/vote?code=${code}`);
    await page.getByRole('combobox', { name: /^Stock/ }).selectOption('1');
    await page.getByRole('button', { name: 'Vote', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, vote' }).click();
    await page.getByText(answer).waitFor();
  }
  expect(await problemsEverywhere(page)).toEqual([]);
});

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A published meet of tomorrow, by an organizer that staff verified, with one space and a show, both for nothing. */
async function meetOf(olga: Member, admin: Member, title: string): Promise<string> {
  const club = await callAs(olga, 'POST', '/api/organizers', {
    ...{ name: `Club of ${title}`, kind: 'club', about: '', website: null, zip: '53545' },
    ...{ evidence: 'Registry R-1958.', contact: { name: 'Olga Olson', email: olga.email, phone: '' } },
  });
  await callAs(admin, 'POST', `/api/organizers/${club.id}/verify`, { reason: '' });
  const id = randomUUID();
  await callAs(olga, 'POST', '/api/events', {
    ...{ id, organizer: club.id, title, kind: 'swap-meet', description: '', timeZone: 'America/Chicago' },
    venue: {
      ...{ name: 'Fair Park', area: 'Jefferson, WI', latitude: 43, longitude: -88.8 },
      ...{ address: '503 N Jackson Ave', gates: [] },
    },
    ...{ schedule: [], admission: [], rules: '', weather: null },
    contact: { email: null, phone: null, website: null },
    dates: {
      ...{ season: 'once', firstDay: dayFrom(1).slice(0, 10), rule: null, extraDays: [], withoutDays: [] },
      ...{ opens: '07:00', closes: '15:00', lasts: 1 },
    },
  });
  await callAs(olga, 'POST', `/api/events/${id}/publish`, {});
  await callAs(admin, 'POST', `/api/events/${id}/approve`, { reason: '' });
  const space = {
    ...{ id: 'a1', code: 'A1', zoneId: null, x: 0, y: 0, width: 10, depth: 30, angle: 0, type: 'regular' },
    ...{ cents: 0, features: [], blocked: null },
  };
  await callAs(olga, 'PUT', `/api/spaces/${id}/spaces`, { spaces: [space] });
  await callAs(olga, 'POST', `/api/spaces/${id}/publish`, {});
  const product = { quantity: null, perVendor: null, types: [], classes: [], needsSpace: false };
  await callAs(olga, 'PUT', `/api/orders/pre-sales/${id}`, {
    terms: {
      products: [
        { ...product, id: 'space', kind: 'space', name: 'Space', cents: null, types: ['regular'] },
        { ...product, id: 'show', kind: 'show entry', name: 'Show entry', cents: 0, classes: ['Stock'] },
      ],
      ...{ opensAt: dayFrom(-1), closesAt: dayFrom(0.5), windows: [], renewal: null, holdMinutes: 15 },
      ...{ spacesPerVendor: null, checkDays: 0, checksUntil: null, refunds: [], noShowAt: null },
      ...{ waitlistHours: 24, lateWaitlistHours: 4, words: '' },
    },
  });
  await callAs(olga, 'POST', `/api/orders/pre-sales/${id}/announce`, {});
  return id;
}

/** A vendor has the space and enters a car, says so, and comes through the gate; the car has number 1. */
async function vendorOn(event: string, val: Member, olga: Member): Promise<void> {
  const id = randomUUID();
  const lines = [
    { productId: 'space', spaceId: 'a1' },
    { productId: 'show', showClass: 'Stock' },
  ];
  await callAs(val, 'POST', '/api/orders', { id, preSaleId: event, lines });
  const order = (await callAs(val, 'GET', `/api/orders/${id}`)) as unknown as {
    readonly lines: readonly { readonly id: string }[];
  };
  await callAs(val, 'POST', `/api/orders/${id}/pay`, { way: 'card' });
  await callAs(val, 'PUT', `/api/orders/${id}/details`, {
    ...{ sells: 'Model T parts', isNamed: true, coSellers: [], vehicle: '1951 Ford Custom', note: '' },
  });
  const at = new Date().toISOString();
  const seen = order.lines.map(({ id: lineId }) => ({
    id: randomUUID(),
    orderId: id,
    lineId,
    gate: 'North',
    at,
  }));
  await callAs(olga, 'POST', `/api/check-ins/${event}`, { seen });
  const [, car] = order.lines;
  await callAs(olga, 'POST', `/api/check-ins/${event}/show/numbers`, { orderId: id, lineId: car?.id });
  await callAs(olga, 'GET', `/api/check-ins/${event}/show`);
}

/** The vote is open, and there is a card. */
async function codesOf(event: string, olga: Member): Promise<readonly string[]> {
  const path = `/api/check-ins/${event}/votes`;
  await callAs(olga, 'POST', `${path}/plan`, {
    ...{ opensAt: dayFrom(0), closesAt: dayFrom(1), classes: ['Stock'], bestOfShow: true },
  });
  await callAs(olga, 'POST', `${path}/codes`, { upTo: 2 });
  const { cards } = (await callAs(olga, 'POST', `${path}/cards`, { from: 1, to: 2 })) as unknown as {
    readonly cards: readonly { readonly code: string }[];
  };
  return cards.map(({ code }) => code);
}
