import { newId } from '../modules/kernel/decider/identifiers.js';
import type { openMembers } from '../modules/members/members.fixtures.js';
import { listingBody } from './authorisation.rows.js';

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof openMembers>>['member']>>;
type Make = (by: Member, method: string, path: string, body?: object) => Promise<string>;

/** Ana subscribes to Premium and uses what it gives, and gives once by card, once by check and each month. */
export async function leaveRowsOfMoney(
  made: Make,
  {
    ana,
    ending,
    community,
    waitForProcessors,
  }: {
    readonly ana: Member;
    readonly ending: string;
    readonly community: string;
    readonly waitForProcessors: () => Promise<void>;
  },
): Promise<void> {
  await pay(made, ana, '/api/subscription', { plan: 'premium', interval: 'month' });
  await ana.get('/api/subscription?cameBack=true');
  await waitForProcessors();
  const listing = await made(ana, 'POST', '/api/listings', listingBody);
  await made(ana, 'POST', `/api/listings/${listing}/publish`);
  await waitForProcessors();
  await made(ana, 'PUT', `/api/listings/${listing}/boost`);
  await made(ana, 'PUT', `/api/communities/${community}/watch-words`, { words: ['zelle'] });

  const donor = { name: `Quetzalcoatl${ending}`, email: ana.mail, amount: 50 };
  const choice = { shownAs: 'name', showsAmount: true, message: `Xochimilco${ending}` };
  const once = { ...donor, frequency: 'once', choice };
  const gift = await pay(made, ana, '/api/donations', { ...once, way: 'card' });
  await ana.get(`/api/donations/${gift}`);
  await made(ana, 'POST', '/api/donations', { ...once, id: newId(), way: 'by hand' });
  const monthly = { ...donor, frequency: 'monthly', way: 'card', choice };
  await pay(made, ana, '/api/donations', monthly);
  await ana.get('/api/donations/mine');
  await waitForProcessors();
}

/** Begin something that costs money, and pay it at the test checkout.
 *  out  its id */
async function pay(made: Make, ana: Member, path: string, body: object): Promise<string> {
  const id = newId();
  const { status, body: answer } = await ana.call('POST', path, { ...body, id });
  if (status !== 201) throw new Error(JSON.stringify(answer));
  const page = new URL(String(answer.url), 'http://localhost').pathname.split('/').at(-1);
  await made(ana, 'POST', `/api/payments/test/${page}`, { act: 'pay' });
  return id;
}
