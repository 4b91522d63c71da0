import { Accounts } from '../identity/accounts/accounts.js';
import { markEmailVerified } from '../identity/accounts/verified-email.js';
import { byStaff, suspendByStaff } from '../identity/identity.fixtures.js';
import { memberEvents } from '../identity/member/member.events.js';
import { SUSPENSIONS, type Suspensions } from '../identity/suspensions.ports.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { event } from '../kernel/decider/decider.js';
import { newId } from '../kernel/decider/identifiers.js';
import { metaOf } from '../kernel/testing/decider.fixtures.js';
import { listingDecider } from '../marketplace/listing/listing.decider.js';
import { grown, openMembers } from '../members/members.fixtures.js';
import { pauseUnsupervised } from './pause-unsupervised-listings.process.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('whenever a member is suspended, their listings are paused and holds on them are released', async () => {
  const [seller, buyer, admin] = [
    await smc.member('Sal', grown),
    await smc.member('Bob', grown),
    await smc.adminMember(),
  ];
  const [open, held] = [await seller.list(), await seller.list()];
  await buyer.ok('POST', `/api/listings/${held}/hold`, {});
  await smc.waitForProcessors();
  await suspendByStaff(smc.server.app, seller.id);
  await smc.waitForProcessors();
  for (const id of [open, held]) {
    expect((await smc.guest(`/api/listings/${id}`)).status).toBe(404);
    expect((await admin.get(`/api/listings/${id}`)).body).toMatchObject({
      status: 'paused',
      heldUntil: null,
    });
  }
  await lift(seller.id);
  await smc.waitForProcessors();
  expect((await smc.guest(`/api/listings/${open}`)).status).toBe(404);
});

const lift = (memberId: string) =>
  smc.server.app
    .get<Suspensions>(SUSPENSIONS)
    .lift(memberId, { reason: 'They came.' }, byStaff(new Date().toISOString()));

test('a buyer whose hold a suspension ended is notified who ended it, and may hold again', async () => {
  const [seller, buyer] = [await smc.member('Sal', grown), await smc.member('Bob', grown)];
  const radio = await seller.list();
  await buyer.ok('POST', `/api/listings/${radio}/hold`, {});
  await smc.waitForProcessors();
  await suspendByStaff(smc.server.app, seller.id);
  await smc.waitForProcessors();
  expect((await buyer.get('/api/notifications')).body).toContainEqual(
    expect.objectContaining({
      message: 'We released your hold on “Radio”. Do not pay for it elsewhere.',
      href: '/home',
    }),
  );
  await lift(seller.id);
  await dispatch(smc.runtime.bus, listingDecider, radio, {
    type: 'ResumeListing',
    meta: { ...metaOf(seller.id, new Date().toISOString()), commandId: newId() },
  });
  await smc.waitForProcessors();
  expect((await buyer.get(`/api/listings/${radio}`)).body.allowedActions).toContain('hold');
  await buyer.ok('POST', `/api/listings/${radio}/hold`, {});
});

test('the job pauses a listing of a suspended member that appears afterwards, and nothing else', async () => {
  const [seller, other, admin] = [
    await smc.member('Sal', grown),
    await smc.member('Ola', grown),
    await smc.adminMember(),
  ];
  const [back, others] = [await seller.list(), await other.list()];
  await smc.moderate('remove', { kind: 'listing', id: back });
  await suspendByStaff(smc.server.app, seller.id);
  await smc.waitForProcessors();
  await smc.moderate('bringBack', { kind: 'listing', id: back });
  await smc.waitForProcessors();
  await runPauseJob();
  expect((await admin.get(`/api/listings/${back}`)).body).toMatchObject({ status: 'paused' });
  expect((await smc.guest(`/api/listings/${others}`)).body).toMatchObject({ status: 'active' });
});

test('a hold of a suspended member is released, by the reactor or the job, and the seller is notified', async () => {
  const [seller, buyer] = [await smc.member('Sal', grown), await smc.member('Bob', grown)];
  const [one, back] = [await seller.list(), await seller.list()];
  for (const id of [one, back]) await buyer.ok('POST', `/api/listings/${id}/hold`, {});
  await smc.moderate('remove', { kind: 'listing', id: back });
  await smc.waitForProcessors();
  await suspendByStaff(smc.server.app, buyer.id);
  await smc.waitForProcessors();
  expect((await seller.get(`/api/listings/${one}`)).body).toMatchObject({ status: 'active' });
  expect((await seller.get('/api/notifications')).body).toContainEqual(
    expect.objectContaining({
      message: 'We released the hold of Bob on “Radio”. Nobody holds it now.',
      href: `/listing/${one}`,
    }),
  );
  await smc.moderate('bringBack', { kind: 'listing', id: back });
  await smc.waitForProcessors();
  expect((await seller.get(`/api/listings/${back}`)).body).toMatchObject({ status: 'held' });
  await runPauseJob();
  expect((await seller.get(`/api/listings/${back}`)).body).toMatchObject({ status: 'active' });
});

test('a suspension that is lifted before it is handled pauses nothing', async () => {
  const seller = await smc.member('Sal', grown);
  const open = await seller.list();
  const [memberId, reason] = [seller.id, 'The wrong one.'];
  const events = [
    event('MemberSuspended', { memberId, reason, suspendedBy: 'cleo', decisionId: null, until: null }),
    event('SuspensionLifted', { memberId, reason, liftedBy: 'cleo', decisionId: null }),
  ];
  await smc.runtime.eventStore.append(memberEvents, memberId, events, 'any', {
    ...metaOf('cleo', new Date().toISOString()),
    commandId: newId(),
  });
  await smc.waitForProcessors();
  expect((await smc.guest(`/api/listings/${open}`)).body).toMatchObject({ status: 'active' });
});

test('the job pauses the listings of an unverified account that is locked out, unless it has another sign-in method', async () => {
  const [seller, social, owner] = [await smc.member('Sal'), await smc.member('Soo'), await smc.member('Ola')];
  const [shut, open] = [await seller.list(), await social.list()];
  await smc.pool.query('update identity.account set email_verified_at = null where member_id = any($1)', [
    [seller.id, social.id],
  ]);
  await smc.pool.query(
    `insert into identity.social_link (member_id, kind, issuer, subject, linked_at)
     values ($1, 'google', 'https://issuer.test', 'soo', now())`,
    [social.id],
  );
  for (const { id } of [seller, social]) {
    const { email } = await smc.server.app.get(Accounts).require(id);
    const at = new Date().toISOString();
    await smc.runtime.db
      .transaction()
      .execute((tx) => markEmailVerified(tx, { memberId: owner.id, email }, at));
  }
  await runPauseJob();
  expect((await smc.guest(`/api/listings/${shut}`)).status).toBe(404);
  expect((await smc.guest(`/api/listings/${open}`)).body).toMatchObject({ status: 'active' });
});

async function runPauseJob(): Promise<void> {
  await pauseUnsupervised(smc.runtime, new Date().toISOString());
  await smc.waitForProcessors();
}
