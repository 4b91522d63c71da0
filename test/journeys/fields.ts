import { randomUUID } from 'node:crypto';
import { eventWords } from '../gatherings.js';
import { callAs, type Member } from './members.js';

/** An event that an organizer of its own runs, published. Its team is the owner.
 *  in   days: '2027-06-12', its dates; two or more make a series
 *  out  its id, and the ids of its dates */
export async function openEvent(
  owner: Member,
  admin: Member,
  { title, days }: { readonly title: string; readonly days: readonly string[] },
): Promise<{ readonly id: string; readonly dateIds: readonly string[] }> {
  const { id: club, slug } = (await callAs(owner, 'POST', '/api/organizers', {
    ...{ name: `Club of ${title}`, kind: 'club', about: '', website: null, zip: '53545' },
    evidence: 'Wisconsin registry R-1958.',
    contact: { name: 'Olga Olson', email: owner.email, phone: null },
  })) as unknown as { readonly id: string; readonly slug: string };
  const { version } = await readAs(owner, `/api/organizers/${slug}`);
  await callAs(admin, 'POST', `/api/organizers/${club}/verify`, { reason: '', madeFrom: version });
  const id = randomUUID();
  const [firstDay = '', ...extraDays] = days;
  await callAs(owner, 'POST', '/api/events', {
    ...{ ...eventWords, title, id, organizer: club },
    dates: {
      ...{ season: extraDays.length > 0 ? 'seasonal' : 'once', firstDay, rule: null, extraDays },
      ...{ withoutDays: [], opens: '07:00', closes: '15:00', lasts: 1 },
    },
  });
  await callAs(owner, 'POST', `/api/events/${id}/publish`, {});
  const draft = await readAs(owner, `/api/events/${id}`);
  await callAs(admin, 'POST', `/api/events/${id}/approve`, { reason: '', madeFrom: draft.version });
  return { id, dateIds: extraDays.length > 0 ? days.map((day) => `${id}_${day}`) : [id] };
}

/** So many spaces in a row, B1, B2, …, at $45 each, published. */
export async function drawRow(owner: Member, eventId: string, count: number): Promise<void> {
  const spaces = Array.from({ length: count }, (_, at) => ({
    ...{ id: `b${at + 1}`, code: `B${at + 1}`, zoneId: null, x: 5 + at * 10, y: 15, width: 10, depth: 30 },
    ...{ angle: 0, type: 'regular', cents: 4_500, features: [], blocked: null },
  }));
  await callAs(owner, 'PUT', `/api/spaces/${eventId}/spaces`, { spaces });
  await callAs(owner, 'POST', `/api/spaces/${eventId}/publish`, {});
}

/** Rules of a sale that is open since an hour, unless they say otherwise.
 *  units  hours from now, as moments ISO-8601 UTC */
export const saleTerms = (changes: object = {}): object => ({
  products: [
    {
      ...{ id: 'space', kind: 'space', name: 'Vendor space', cents: null, quantity: null, perVendor: null },
      ...{ types: ['regular', 'corner'], classes: [], needsSpace: false },
    },
  ],
  ...{ opensAt: inHours(-1), closesAt: inHours(24 * 20), windows: [], renewal: null },
  ...{ holdMinutes: 60, spacesPerVendor: null, checkDays: 14, checksUntil: null, checksTo: '' },
  refunds: [{ until: inHours(24 * 10), percent: 100, feeCents: 500, keepsRight: false }],
  ...{ noShowAt: null, waitlistHours: 24, lateWaitlistHours: 4, words: '' },
  ...changes,
});

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** So many days from today, by the clocks of Chicago. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });

const readAs = async (member: Member, path: string) =>
  (await callAs(member, 'GET', path)) as unknown as { readonly version: number };
