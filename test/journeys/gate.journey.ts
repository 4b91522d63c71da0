import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { eventWords } from '../gatherings.js';
import { problemsEverywhere } from './axe.js';
import { callAs, enterVerified, freshWord, type Member, untilCaughtUp } from './members.js';
import { enterAdmin } from './staff.js';
import { appUrl, signIn, visiting } from './visitor.js';

const visitor = visiting();
beforeAll(untilCaughtUp, 600_000);

test('two gates without a signal let in the same order and others: nothing is lost, and the second is told who was first', async () => {
  const word = freshWord();
  const named = (name: string) => enterVerified(`${word}-${name}`);
  const [olga, gus, val, wes, zoe, admin] = await Promise.all([
    ...([named('olga'), named('gus'), named('val')] as const),
    ...([named('wes'), named('zoe'), enterAdmin(`${word}-ada`)] as const),
  ]);
  const { eventId, orders } = await onSale({ owner: olga, gate: gus, admin, word }, [val, wes, zoe]);
  const [ofVal, ofWes, ofZoe] = orders;

  const north = await gateOf(gus, eventId, 'North');
  const south = await gateOf(olga, eventId, 'South');
  await Promise.all([north, south].map(({ context }) => context.setOffline(true)));

  await scan(south.page, ofVal);
  await answer(south.page, 'In')
    .getByText(/: 2 spaces$/)
    .waitFor();
  await scan(north.page, ofVal); // a copy of the pass: this phone cannot know
  await answer(north.page, 'In')
    .getByText(/: 2 spaces$/)
    .waitFor();
  await scan(north.page, ofWes);
  await answer(north.page, 'In')
    .getByText(/: 1 space$/)
    .waitFor();
  await scan(north.page, ofWes);
  await answer(north.page, 'Already here')
    .getByText(/let in by this phone at North/)
    .waitFor();
  await north.page.getByText('3 things not sent yet.').waitFor();

  await north.page.reload();
  await north.page.getByRole('heading', { level: 1, name: 'Gate: North' }).waitFor();
  await north.page.getByText('3 things not sent yet.').waitFor();
  await scan(north.page, ofWes);
  await answer(north.page, 'Already here').waitFor();
  await scan(south.page, ofZoe);
  await answer(south.page, 'In').getByRole('button', { name: 'Undo', exact: true }).click();
  await answer(south.page, 'Undone').waitFor();

  await south.context.setOffline(false);
  await south.page.getByText('All is sent.').waitFor();
  await north.context.setOffline(false);
  await north.page.getByText('All is sent.').waitFor();
  const refused = north.page.getByRole('region', { name: 'Look at these' });
  for (const code of ['B1', 'B2'])
    await refused
      .getByRole('listitem')
      .filter({ hasText: code })
      .getByText(new RegExp(`Already here: let in by ${word}-olga at South, `))
      .waitFor();
  expect(await refused.getByRole('listitem').count()).toBe(2);
  expect(await problemsEverywhere(north.page)).toEqual([]);
  expect(await cameTo(olga, eventId)).toEqual({ B1: 'South', B2: 'South', B3: 'North', B4: null });
  await refused.getByRole('button', { name: 'Done: B1' }).click();
  await refused.getByRole('button', { name: 'Done: B2' }).click();
  await refused.waitFor({ state: 'detached' });

  await north.page.getByRole('link', { name: 'Print the list' }).click();
  await north.page.emulateMedia({ media: 'print' });
  const row = north.page.getByRole('row').filter({ hasText: `${word}-zoe` });
  await row.getByRole('img', { name: 'To tick' }).waitFor();
  await north.page.getByText(/Printed at .*, list from /).waitFor();
  expect(await north.page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  const sheets = await north.page.pdf({ preferCSSPageSize: true });
  expect(sheets.toString('latin1')).toContain('/MediaBox [0 0 612 792]'); // Letter

  const vendor = await visitor({ width: 390 });
  await signIn(vendor.page, val, `/orders/${ofVal}`);
  await vendor.page.getByRole('button', { name: 'I have packed up B1' }).click();
  await vendor.page
    .getByText(/packed up .*[AP]M/)
    .first()
    .waitFor();
  expect(await problemsEverywhere(vendor.page)).toEqual([]);
  await south.page.reload();
  await south.page.getByRole('link', { name: /^Not here yet/ }).click();
  await south.page.getByText('1 has packed up.', { exact: false }).waitFor();
  const ofSignal = ({ complaints }: { readonly complaints: readonly string[] }) =>
    complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'));
  expect([north, south, vendor].flatMap(ofSignal)).toEqual([]);
});

/** A phone at a gate, which has its list and can go on without a connection. */
async function gateOf(member: Member, eventId: string, name: string) {
  const opened = await visitor({ width: 390, keepsPages: true });
  const { page } = opened;
  await signIn(page, member, `/events/${eventId}/gate`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload(); // from now on the service worker keeps what the page loads
  await page.getByLabel('Name of the gate').fill(name);
  const reader = page.waitForResponse(/zxing_reader.*\.wasm/);
  await page.getByRole('button', { name: 'Open the gate' }).click();
  await (await reader).finished(); // the camera has what it needs
  await page.getByRole('heading', { level: 1, name: `Gate: ${name}` }).waitFor();
  await page.getByText('All is sent.').waitFor();
  return opened;
}

/** What a reader of codes types. */
async function scan(page: Page, orderId: string | undefined): Promise<void> {
  const field = page.getByLabel('Or type a space, a number or a name');
  await field.fill(`${appUrl}/orders/${orderId}`);
  await field.press('Enter');
}

const answer = (page: Page, word: string) =>
  page
    .getByRole('region', { name: 'Answer' })
    .filter({ has: page.getByRole('heading', { name: word, exact: true }) });

/** The gate that each space came by, as the log has it. */
async function cameTo(owner: Member, eventId: string): Promise<Readonly<Record<string, string | null>>> {
  const { lines } = (await callAs(owner, 'GET', `/api/check-ins/${eventId}`)) as unknown as {
    readonly lines: readonly {
      readonly code: string;
      readonly checkedIn: { readonly gate: string } | null;
    }[];
  };
  return Object.fromEntries(lines.map(({ code, checkedIn }) => [code, checkedIn?.gate ?? null]));
}

interface Team {
  readonly owner: Member;
  readonly gate: Member;
  readonly admin: Member;
  readonly word: string;
}

/** An event with four spaces, B1 to B4: the first vendor has two, the others one each, all paid.
 *  out  orders: their ids */
async function onSale(
  { owner, gate, admin, word }: Team,
  vendors: readonly Member[],
): Promise<{ readonly eventId: string; readonly orders: readonly string[] }> {
  const { id: club, slug } = (await callAs(owner, 'POST', '/api/organizers', {
    ...{ name: `Club ${word}`, kind: 'club', about: '', website: null, zip: '53545' },
    ...{ evidence: 'Wisconsin registry R-1958.', contact: { name: 'Olga', email: owner.email, phone: null } },
  })) as unknown as { readonly id: string; readonly slug: string };
  const { version } = await readAs(owner, `/api/organizers/${slug}`);
  await callAs(admin, 'POST', `/api/organizers/${club}/verify`, { reason: '', madeFrom: version });
  const profile = await readAs(gate, '/api/account/profile');
  await callAs(gate, 'PUT', '/api/account/profile', {
    ...profile,
    handle: `${word}-gus`,
    madeFrom: profile.version,
  });
  await untilNamed(gate, `${word}-gus`);
  await callAs(owner, 'POST', `/api/organizers/${club}/team`, { handle: `${word}-gus`, role: 'gate' });
  await callAs(gate, 'POST', `/api/organizers/${club}/team/answer`, { accepts: true });

  const eventId = randomUUID();
  const firstDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await callAs(owner, 'POST', '/api/events', {
    ...{ ...eventWords, title: `Field ${word}`, id: eventId, organizer: club },
    dates: {
      ...{ season: 'once', firstDay, rule: null, extraDays: [], withoutDays: [] },
      ...{ opens: '07:00', closes: '15:00', lasts: 1 },
    },
  });
  await callAs(owner, 'POST', `/api/events/${eventId}/publish`, {});
  const draft = await readAs(owner, `/api/events/${eventId}`);
  await callAs(admin, 'POST', `/api/events/${eventId}/approve`, { reason: '', madeFrom: draft.version });

  const spaces = Array.from({ length: 4 }, (_, at) => ({
    ...{ id: `b${at + 1}`, code: `B${at + 1}`, zoneId: null, x: 5 + at * 10, y: 15, width: 10, depth: 30 },
    ...{ angle: 0, type: 'regular', cents: 4_500, features: [], blocked: null },
  }));
  await callAs(owner, 'PUT', `/api/spaces/${eventId}/spaces`, { spaces });
  await callAs(owner, 'POST', `/api/spaces/${eventId}/publish`, {});
  const sale = `/api/orders/pre-sales/${eventId}`;
  await callAs(owner, 'PUT', sale, { terms: terms() });
  await callAs(owner, 'POST', `${sale}/announce`, {});

  const orders: string[] = [];
  for (const [at, { id: buyerId }] of vendors.entries()) {
    const id = randomUUID();
    const lines = (at === 0 ? ['b1', 'b2'] : [`b${at + 2}`]).map((spaceId) => ({
      productId: 'space',
      spaceId,
    }));
    const cents = lines.map((_, line) => ({ at: line, unitCents: 0 }));
    const until = inDays(1);
    await callAs(owner, 'POST', `${sale}/reserve-for`, {
      ...{ id, buyerId, source: 'registrar', lines, cents, until },
    });
    await take(vendors[at] as Member, id);
    orders.push(id);
  }
  return { eventId, orders };
}

const terms = () => ({
  products: [
    {
      ...{ id: 'space', kind: 'space', name: 'Vendor space', cents: null, quantity: null, perVendor: null },
      ...{ types: ['regular'], classes: [], needsSpace: false },
    },
  ],
  ...{ opensAt: inDays(-1), closesAt: inDays(20), windows: [], renewal: null, holdMinutes: 15 },
  ...{ spacesPerVendor: null, checkDays: 14, checksUntil: null, refunds: [], noShowAt: null },
  ...{ waitlistHours: 24, lateWaitlistHours: 4, words: '' },
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Takes what costs nothing, once the vendor is known to have it. */
async function take(vendor: Member, orderId: string): Promise<void> {
  for (;;) {
    const answer = await callAs(vendor, 'POST', `/api/orders/${orderId}/pay`, { way: 'card' }).catch(
      (error: unknown) => error as Error,
    );
    if (!(answer instanceof Error)) return;
    if (!answer.message.includes('ORDER_NOT_FOUND')) throw answer;
  }
}

/** Waits until others find a member by their new handle. */
async function untilNamed(member: Member, handle: string): Promise<void> {
  const { id } = await callAs(member, 'GET', `/api/members/${handle}`);
  expect(id).toBe(member.id);
}

const readAs = async (member: Member, path: string) =>
  (await callAs(member, 'GET', path)) as unknown as { readonly version: number };
