import { newId } from '../modules/kernel/decider/identifiers.js';
import type { openMembers } from '../modules/members/members.fixtures.js';
import { someRules, someTerms, someWishes } from './authorisation.orders.js';
import { aSpace } from './authorisation.spaces.js';

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof openMembers>>['member']>>;
type Make = (by: Member, method: string, path: string, body?: object) => Promise<string>;

/** Ana sells spaces of an event that she runs, buys one of them, says what she brings, waits for another, and asks for one where spaces are given. */
export async function leaveRowsOfOrders(
  made: Make,
  {
    ana,
    event,
    ending,
    waitForProcessors,
  }: {
    readonly ana: Member;
    readonly event: string;
    readonly ending: string;
    readonly waitForProcessors: () => Promise<void>;
  },
): Promise<void> {
  const sale = `/api/orders/pre-sales/${event}`;
  const terms = { ...someTerms, opensAt: '2026-01-01T12:00:00.000Z' };
  await made(ana, 'PUT', `/api/spaces/${event}/spaces`, { spaces: [aSpace] });
  await made(ana, 'POST', `/api/spaces/${event}/publish`);
  await made(ana, 'PUT', sale, { terms });
  await made(ana, 'POST', `${sale}/announce`, {});
  const id = newId();
  const lines = [{ productId: 'space', spaceId: aSpace.id }];
  await made(ana, 'POST', '/api/orders', { id, preSaleId: event, lines });
  await waitForProcessors();
  await made(ana, 'PUT', `/api/orders/${id}/details`, {
    ...{ sells: `Brobdingnag${ending}`, isNamed: true, coSellers: [`Xochimilco${ending}`] },
    ...{ vehicle: `Brobdingnag${ending}`, note: `Xochimilco${ending}` },
  });
  await made(ana, 'POST', `/api/orders/${id}/pay`, { way: 'card' });
  await made(ana, 'POST', `${sale}/waitlist`, {
    entryId: newId(),
    wishes: { productId: 'space', count: 1, types: [], minWidth: 0, nextTo: null, zoneIds: [] },
  });
  const allocation = `/api/orders/allocations/${event}`;
  await made(ana, 'PUT', allocation, { rules: someRules });
  await made(ana, 'PUT', `${allocation}/request`, { wishes: someWishes, note: `Brobdingnag${ending}` });
}
