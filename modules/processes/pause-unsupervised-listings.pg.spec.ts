import { Accounts } from '../identity/accounts/accounts.js';
import { markEmailVerified } from '../identity/accounts/verified-email.js';
import { memberEvents } from '../identity/member/member.events.js';
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
  const path = `/api/admin/members/${seller.id}/suspension`;
  await admin.ok('POST', path, { reason: 'Parts that never came.' });
  await smc.waitForProcessors();
  for (const id of [open, held]) {
    expect((await smc.guest(`/api/listings/${id}`)).status).toBe(404);
    expect((await admin.get(`/api/listings/${id}`)).body).toMatchObject({
      status: 'paused',
      heldUntil: null,
    });
  }
  await admin.ok('POST', `${path}/lift`, { reason: 'They came.' });
  await smc.waitForProcessors();
  expect((await smc.guest(`/api/listings/${open}`)).status).toBe(404);
});

test('a buyer whose hold a suspension ended is notified who ended it, and may hold again', async () => {
  const [seller, buyer, admin] = [
    await smc.member('Sal', grown),
    await smc.member('Bob', grown),
    await smc.adminMember(),
  ];
  const radio = await seller.list();
  await buyer.ok('POST', `/api/listings/${radio}/hold`, {});
  await smc.waitForProcessors();
  const path = `/api/admin/members/${seller.id}/suspension`;
  await admin.ok('POST', path, { reason: 'Parts that never came.' });
  await smc.waitForProcessors();
  expect((await buyer.get('/api/notifications')).body).toContainEqual(
    expect.objectContaining({
      message: 'We ended your hold on “Radio”. Do not pay for it elsewhere.',
      href: '/home',
    }),
  );
  await admin.ok('POST', `${path}/lift`, { reason: 'They came.' });
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
  await admin.ok('POST', `/api/admin/members/${seller.id}/suspension`, { reason: 'Parts that never came.' });
  await smc.waitForProcessors();
  await smc.moderate('bringBack', { kind: 'listing', id: back });
  await smc.waitForProcessors();
  await runPauseJob();
  expect((await admin.get(`/api/listings/${back}`)).body).toMatchObject({ status: 'paused' });
  expect((await smc.guest(`/api/listings/${others}`)).body).toMatchObject({ status: 'active' });
});

test('a hold of a suspended member is released, by the reactor or the job, and the seller is notified', async () => {
  const [seller, buyer, admin] = [
    await smc.member('Sal', grown),
    await smc.member('Bob', grown),
    await smc.adminMember(),
  ];
  const [one, back] = [await seller.list(), await seller.list()];
  for (const id of [one, back]) await buyer.ok('POST', `/api/listings/${id}/hold`, {});
  await smc.moderate('remove', { kind: 'listing', id: back });
  await smc.waitForProcessors();
  await admin.ok('POST', `/api/admin/members/${buyer.id}/suspension`, { reason: 'Money that never came.' });
  await smc.waitForProcessors();
  expect((await seller.get(`/api/listings/${one}`)).body).toMatchObject({ status: 'active' });
  expect((await seller.get('/api/notifications')).body).toContainEqual(
    expect.objectContaining({
      message: 'We ended the hold on “Radio”. Nobody holds it now.',
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
    event('MemberSuspended', { memberId, reason, suspendedBy: 'cleo' }),
    event('SuspensionLifted', { memberId, reason, liftedBy: 'cleo' }),
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
