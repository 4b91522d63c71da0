import { randomUUID } from 'node:crypto';
import { eventWords } from '../gatherings.js';
import { problemsAt, problemsEverywhere } from './axe.js';
import { callAs, enterVerified, freshWord, type Member, untilCaughtUp } from './members.js';
import { enterAdmin } from './staff.js';
import { signIn, visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('vendors ask for spaces; the club proposes, changes and gives them; each reads why, and pays', async () => {
  const word = freshWord();
  const [olga, ana, ray, admin] = await Promise.all([
    enterVerified(`${word}-olga`),
    enterVerified(`${word}-ana`),
    enterVerified(`${word}-ray`),
    enterAdmin(`${word}-ada`),
  ]);
  const event = await sellSpaces(olga, admin, `Meet ${word}`);

  const owner = (await visitor()).page;
  await signIn(owner, olga, `/events/${event}/pre-sale`);
  await owner.getByRole('link', { name: 'Spaces by request' }).click();
  await owner.getByLabel('In your words').fill('Parts in the first row.');
  expect(await problemsEverywhere(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Open requests' }).click();
  await owner.getByText('0 vendors have asked').waitFor();

  const vendor = (await visitor({ width: 390 })).page;
  await signIn(vendor, ana, `/events/${event}/spaces`);
  await vendor.getByRole('link', { name: 'Ask for spaces' }).click();
  await vendor.getByText('Parts in the first row.').waitFor();
  await vendor.getByLabel('Spaces side by side').selectOption('2');
  await vendor.getByLabel('Beside this space').fill('B3');
  await vendor.getByLabel('A note to the organizer').fill(`Shade, please, ${word}`);
  expect(await problemsAt(vendor, 390)).toEqual([]);
  await vendor.getByRole('button', { name: 'Ask for spaces' }).click();
  await vendor.getByRole('button', { name: 'Change my request' }).waitFor();
  const wishes = {
    ...{ count: 2, types: [], trailerWidth: 0, trailerLength: 20, power: 'no', sameAsLast: false },
    ...{ beside: [], besideCode: null, zoneIds: [], near: [] },
  };
  await callAs(ray, 'PUT', `/api/orders/allocations/${event}/request`, { wishes, note: '' });

  await owner.reload();
  await owner.getByText('2 vendors have asked').waitFor();
  await owner.getByRole('button', { name: 'Close requests now' }).click();
  await owner.getByRole('button', { name: 'Close them' }).click();
  await owner.getByRole('button', { name: 'Propose who gets which spaces' }).click();
  await owner.getByRole('button', { name: 'Propose again' }).waitFor();
  await owner.getByRole('button', { name: `Read the note of ${word}-ana` }).click();
  await owner.getByText(`Shade, please, ${word}`).waitFor();
  expect(await problemsEverywhere(owner)).toEqual([]);
  await owner.getByRole('button', { name: `Change what ${word}-ray gets` }).click();
  const dialog = owner.getByRole('dialog', { name: `Change what ${word}-ray gets` });
  await dialog.getByLabel('Spaces', { exact: true }).fill('');
  await dialog.getByLabel('Reason').fill('He has not paid for the last meet.');
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await owner.getByText('He has not paid for the last meet.').first().waitFor();
  await owner.getByRole('button', { name: 'Give the spaces' }).click();
  await owner.getByRole('button', { name: 'Give them' }).click();
  await owner.getByText('The spaces were given').first().waitFor();
  expect(await problemsEverywhere(owner)).toEqual([]);

  await vendor.reload();
  await vendor.getByRole('heading', { name: 'What you got' }).waitFor();
  await vendor.getByText(/^You were (1st|2nd) in line of 2/).waitFor();
  expect(await problemsAt(vendor, 390)).toEqual([]);
  await vendor.getByRole('link', { name: 'See your order, and pay' }).click();
  await vendor.getByRole('button', { name: 'Pay $90 by card' }).waitFor();

  const without = (await visitor()).page;
  await signIn(without, ray, `/events/${event}/allocation`);
  await without.getByText('He has not paid for the last meet.', { exact: false }).waitFor();
  await without.getByRole('link', { name: /join the waitlist/ }).waitFor();
}, 300_000);

/** Six spaces, B1 to B6, of an event of a club of its own: the sale is announced, and opens in ten days.
 *  out  the id of the event */
async function sellSpaces(owner: Member, admin: Member, title: string): Promise<string> {
  const { id: club, slug } = (await callAs(owner, 'POST', '/api/organizers', {
    ...{ name: `Club of ${title}`, kind: 'club', about: '', website: null, zip: '53545' },
    evidence: 'Wisconsin registry R-1958.',
    contact: { name: 'Olga Olson', email: owner.email, phone: null },
  })) as unknown as { readonly id: string; readonly slug: string };
  const { version } = await readAs(owner, `/api/organizers/${slug}`);
  await callAs(admin, 'POST', `/api/organizers/${club}/verify`, { reason: '', madeFrom: version });
  const id = randomUUID();
  await callAs(owner, 'POST', '/api/events', {
    ...{ ...eventWords, title, id, organizer: club },
    dates: {
      ...{ season: 'once', firstDay: dayIn(40), rule: null, extraDays: [], withoutDays: [] },
      ...{ opens: '07:00', closes: '15:00', lasts: 1 },
    },
  });
  await callAs(owner, 'POST', `/api/events/${id}/publish`, {});
  const draft = await readAs(owner, `/api/events/${id}`);
  await callAs(admin, 'POST', `/api/events/${id}/approve`, { reason: '', madeFrom: draft.version });
  const spaces = Array.from({ length: 6 }, (_, at) => ({
    ...{ id: `b${at + 1}`, code: `B${at + 1}`, zoneId: null, x: 5 + at * 10, y: 15, width: 10, depth: 30 },
    ...{ angle: 0, type: 'regular', cents: 4_500, features: [], blocked: null },
  }));
  await callAs(owner, 'PUT', `/api/spaces/${id}/spaces`, { spaces });
  await callAs(owner, 'POST', `/api/spaces/${id}/publish`, {});
  await callAs(owner, 'PUT', `/api/orders/pre-sales/${id}`, { terms });
  await callAs(owner, 'POST', `/api/orders/pre-sales/${id}/announce`, {});
  return id;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
/** By the clocks of Chicago. */
const dayIn = (days: number): string =>
  new Date(inDays(days)).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });

const terms = {
  products: [
    {
      ...{ id: 'space', kind: 'space', name: 'Vendor space', cents: null, quantity: null, perVendor: null },
      ...{ types: ['regular'], classes: [], needsSpace: false },
    },
  ],
  ...{ opensAt: inDays(10), closesAt: inDays(30), windows: [], renewal: null },
  ...{ holdMinutes: 60, spacesPerVendor: null, checkDays: 14, checksUntil: null, checksTo: '' },
  ...{ refunds: [], noShowAt: null, waitlistHours: 24, lateWaitlistHours: 4, words: '' },
};

const readAs = async (member: Member, path: string) =>
  (await callAs(member, 'GET', path)) as unknown as { readonly version: number };
