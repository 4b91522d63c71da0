import { eventDates, eventWords, organizerOf } from '../../test/gatherings.js';
import { carryOut, type Member } from '../donations/donation/gifts.fixtures.js';
import { newId } from '../kernel/decider/identifiers.js';
import { plusDays } from '../kernel/decider/time.js';
import { markVerified, openMembers } from '../members/members.fixtures.js';
import { space as drawn } from '../spaces/map/space-map.fixtures.js';
import type { Terms } from './pre-sale/pre-sale.schemas.js';

export type { Member };

type Smc = Awaited<ReturnType<typeof openMembers>>;

/** A server that takes checks, with an organizer's team. */
export async function openField() {
  const smc = await openMembers({ CHECKS_TO: 'Swap Meet Classics, PO Box 1', CALL_LIMIT: '0' });
  const verified = async (name: string): Promise<Member> => {
    const member = await smc.member(name);
    await markVerified(smc.pool, member.id);
    return member;
  };
  const [rex, tre, gil] = [await verified('Rex'), await verified('Tre'), await verified('Gil')];
  const club = await organizerOf(smc.runtime.eventStore, [rex.id, [tre.id, 'treasurer'], [gil.id, 'gate']]);
  return {
    smc,
    /** Owner, treasurer and gate. */
    ...{ rex, tre, gil },
    verified,
    /** So many members at once, four at a time, as many as one address would not register. */
    crowd: async (count: number): Promise<readonly Member[]> => {
      const all: Member[] = [];
      while (all.length < count) {
        await smc.pool.query('delete from identity.tries');
        const names = ['Ada', 'Ben', 'Cal', 'Dot'].slice(0, count - all.length);
        all.push(...(await Promise.all(names.map(verified))));
      }
      return all;
    },
    /** Everything that follows from what was done has happened. */
    carryOut: () => carryOut(smc),
    event: () => announced(smc, rex, club),
    /** An event of which so many spaces are sold: `a1`, `a2`, … in a row. */
    sale: (count = 3, changes: Partial<Terms> = {}) => onSale(smc, rex, club, count, changes),
  };
}

/** Everybody may buy since yesterday. */
export function terms(changes: Partial<Terms> = {}): Terms {
  const now = new Date().toISOString();
  const product = { cents: null, quantity: null, perVendor: null, classes: [], needsSpace: false };
  return {
    products: [
      { ...product, id: 'space', kind: 'space', name: 'Space', types: ['regular'] },
      { ...product, id: 'gate', kind: 'early gate', name: 'Early gate', cents: 1_000, types: [] },
      { ...product, id: 'free', kind: 'parking', name: 'Parking', cents: 0, types: [] },
    ],
    opensAt: plusDays(now, -1),
    closesAt: plusDays(now, 20),
    windows: [],
    renewal: null,
    holdMinutes: 15,
    spacesPerVendor: null,
    checkDays: 14,
    checksUntil: null,
    checksTo: '',
    refunds: [{ until: plusDays(now, 10), percent: 50, feeCents: 0, keepsRight: false }],
    noShowAt: null,
    waitlistHours: 24,
    lateWaitlistHours: 4,
    words: '',
    ...changes,
  };
}

export const spaceLine = (spaceId: string) => ({ productId: 'space', spaceId });
export const row = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    drawn(`A${at + 1}`, { id: `a${at + 1}`, x: 5 + at * 10, cents: 5_000 }),
  );

/** A published event; the day's limit of them is for members. */
async function announced({ pool }: Smc, rex: Member, club: string): Promise<string> {
  await pool.query('delete from listing_limits.act where member_id = $1', [rex.id]);
  const id = newId();
  await rex.call('POST', '/api/events', { ...eventWords, id, organizer: club, dates: eventDates() });
  await rex.ok('POST', `/api/events/${id}/publish`, {});
  return id;
}

async function onSale(smc: Smc, rex: Member, club: string, count: number, changes: Partial<Terms>) {
  const { waitForProcessors } = smc;
  const id = await announced(smc, rex, club);
  for (let at = 0; at < count; at += 500)
    await rex.ok('PUT', `/api/spaces/${id}/spaces`, { spaces: row(count).slice(at, at + 500) });
  await rex.ok('POST', `/api/spaces/${id}/publish`, {});
  const path = `/api/orders/pre-sales/${id}`;
  await rex.ok('PUT', path, { terms: terms(changes) });
  await rex.ok('POST', `${path}/announce`, {});
  await waitForProcessors();
  return {
    id,
    path,
    /** Hold spaces. */
    place: (by: Member, spaceIds: readonly string[], orderId: string = newId()) =>
      by.call('POST', '/api/orders', { id: orderId, preSaleId: id, lines: spaceIds.map(spaceLine) }),
    /** Hold spaces, which must succeed. */
    hold: async (by: Member, ...spaceIds: readonly string[]): Promise<string> => {
      const orderId = newId();
      const { status, body } = await by.call('POST', '/api/orders', {
        ...{ id: orderId, preSaleId: id, lines: spaceIds.map(spaceLine) },
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
      await waitForProcessors();
      return orderId;
    },
  };
}
