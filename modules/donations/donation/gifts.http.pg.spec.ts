import type { PostCard } from '../../community/post/post.schemas.js';
import { event } from '../../kernel/decider/decider.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { MailCipher } from '../../mail/mail-cipher.js';
import { openMembers } from '../../members/members.fixtures.js';
import { paymentEvents } from '../../payments/payment/payment.events.js';
import { paymentOfGift } from './gift-ids.shared.js';
import { bodyOf, carryOut, type Member, receive, takesChecks } from './gifts.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let admin: Member;
beforeAll(async () => {
  smc = await openMembers(takesChecks);
  admin = await smc.adminMember();
});
afterAll(() => smc.close());

const give = async (by: Member, more: object = {}) => {
  const body = bodyOf('Earl Jensen', by.mail, more);
  const { status, body: answer } = await by.call('POST', '/api/donations', body);
  expect(status).toBe(201);
  return { ...body, answer };
};
/** The thank-you posts of a gift that a member finds on the wall. */
async function postsOf(by: Member, giftId: string): Promise<readonly PostCard[]> {
  await smc.waitForProcessors();
  const { body } = await by.get('/api/feed?feed=all');
  const entries = body.entries as readonly { readonly post: PostCard }[];
  return entries.map(({ post }) => post).filter(({ shared }) => shared?.id === giftId);
}

test('a gift by check is promised, received, numbered, mailed and thanked', async () => {
  const ana = await smc.member('Ana');
  const gift = await give(ana, { choice: { message: 'Keep it running', showsAmount: true } });
  expect(gift.answer).toMatchObject({ id: gift.id, url: null, thanks: `/donate/thanks/${gift.id}` });
  expect((await ana.get(`/api/donations/${gift.id}`)).body).toMatchObject({
    status: 'initiated',
    byHand: { payTo: takesChecks.CHECKS_TO },
    receiptNumber: null,
  });
  expect((await ana.get(`/api/donations/${gift.id}/receipt`)).body).toMatchObject({ code: 'NO_RECEIPT_YET' });
  await receive(smc, admin, gift.id);
  const year = new Date().getFullYear();
  const { body } = await ana.get(`/api/donations/${gift.id}`);
  expect(body).toMatchObject({
    status: 'settled',
    amount: 50,
    byHand: null,
    receiptNumber: expect.stringMatching(`^${year}-\\d{6}$`),
  });
  const pdf = Buffer.from(await (await ana.raw(`/api/donations/${gift.id}/receipt`)).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const [post] = await postsOf(ana, gift.id);
  expect(post).toMatchObject({
    author: { name: 'Swap Meet Classics', handle: null },
    shared: { title: 'Earl Jensen keeps the lights on. Thank you!', details: ['$50', '“Keep it running”'] },
  });
  expect(body.thankYou).toBe(`/wall/${post?.id}`);
  expect((await ana.get('/api/donations/donors')).body).toMatchObject({
    gifts: [{ id: gift.id, who: 'Earl Jensen', amount: 50 }],
  });
});

test('its post is talked about and liked, changes with its donor’s mind, and comes back under another address', async () => {
  const [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
  const gift = await give(ana);
  await receive(smc, admin, gift.id);
  const [post] = await postsOf(bob, gift.id);
  await bob.verifyMail();
  const comment = await bob.call('POST', `/api/posts/${post?.id}/comments`, {
    id: crypto.randomUUID(),
    body: 'Thanks!',
  });
  expect([post?.id, comment.status]).toEqual([post?.id, 201]);
  const change = (choice: object) =>
    ana.ok('PUT', `/api/donations/${gift.id}/choice`, { sharesWithStaff: true, ...choice });
  await change({ shownAs: 'initials' });
  expect(await postsOf(bob, gift.id)).toMatchObject([
    { id: post?.id, shared: { title: expect.stringContaining('E. J.') } },
  ]);
  await change({ shownAs: 'none' });
  expect(await postsOf(bob, gift.id)).toEqual([]);
  await change({ shownAs: 'somebody' });
  const [again] = await postsOf(bob, gift.id);
  expect(again).toMatchObject({ shared: { title: expect.stringContaining('Somebody'), details: [] } });
  expect(again?.id).not.toBe(post?.id);
});

test('a refund withdraws the post, and nothing is shown of the gift any more', async () => {
  const ana = await smc.member('Ana');
  const gift = await give(ana);
  await receive(smc, admin, gift.id);
  await admin.ok('POST', `/api/payments/${paymentOfGift(gift.id)}/refund`, {
    refundId: crypto.randomUUID(),
    amount: 50,
    reason: 'Sent twice.',
  });
  await carryOut(smc);
  expect((await ana.get(`/api/donations/${gift.id}`)).body).toMatchObject({
    status: 'refunded',
    refunded: 50,
    thankYou: null,
  });
  expect(await postsOf(ana, gift.id)).toEqual([]);
});

test('a refund that the bank gives back is no refund any more', async () => {
  const ana = await smc.member('Ana');
  const gift = await give(ana);
  await receive(smc, admin, gift.id);
  const refundId = crypto.randomUUID();
  const paymentId = paymentOfGift(gift.id);
  await admin.ok('POST', `/api/payments/${paymentId}/refund`, { refundId, amount: 50, reason: 'Twice.' });
  await carryOut(smc);
  const failed = event('RefundFailed', { refundId, code: 'lost_or_stolen_card' });
  const { eventStore } = smc.runtime;
  await eventStore.append(paymentEvents, paymentId, [failed], 'any', systemCommand(new Date().toISOString()));
  await carryOut(smc);
  expect((await ana.get(`/api/donations/${gift.id}`)).body).toMatchObject({ status: 'settled', refunded: 0 });
  expect(await postsOf(ana, gift.id)).toHaveLength(1);
});

test('a guest reads and changes a gift by the key of its mail alone', async () => {
  const body = bodyOf('Gus Guest', 'gus@example.org');
  const sent = await fetch(`${smc.url}/api/donations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { thanks } = (await sent.json()) as { thanks: string };
  const key = new URL(thanks, smc.url).searchParams.get('key');
  await receive(smc, admin, body.id);
  expect((await smc.guest(`/api/donations/${body.id}`)).body).toMatchObject({ code: 'DONATION_NOT_FOUND' });
  const { headers } = await fetch(`${smc.url}/api/donations/${body.id}?key=${key}`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await smc.guest(`/api/donations/${body.id}?key=${key}`)).body).toMatchObject({
    status: 'settled',
    name: 'Gus Guest',
  });
  const { rows } = await smc.pool.query(
    'select * from mail.outbox where kind = $1 order by put_at desc limit 1',
    ['gift-receipt'],
  );
  const mail = await new MailCipher(smc.runtime.eventStore.keys, smc.runtime.secret).decrypt(rows[0]);
  expect(mail).toMatchObject({
    to: 'gus@example.org',
    text: expect.stringContaining(`/donate/thanks/${body.id}?key=${key}`),
  });
});

test('whoever reads the id of a guest’s gift that waits is not given its key', async () => {
  const body = bodyOf('Gus Guest', 'gus@example.org');
  const send = async (sent: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(sent) };
    return (await (await fetch(`${smc.url}/api/donations`, init)).json()) as object;
  };
  const first = await send(body);
  expect(await send({ ...body, name: 'Eve', email: 'eve@example.org' })).toMatchObject({
    code: 'DONATION_ID_TAKEN',
  });
  expect(await send(body)).toMatchObject({ thanks: (first as { thanks: string }).thanks });
});

test('the same gift again opens nothing new; its id is nobody else’s', async () => {
  const [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
  const { answer: _, ...body } = await give(ana);
  expect(await ana.call('POST', '/api/donations', body)).toMatchObject({ status: 201 });
  expect((await bob.call('POST', '/api/donations', body)).body).toMatchObject({ code: 'DONATION_ID_TAKEN' });
  expect((await bob.get(`/api/donations/${body.id}`)).body).toMatchObject({ code: 'DONATION_NOT_FOUND' });
});

test('staff see who gave, or only for the law', async () => {
  const ana = await smc.member('Ana');
  const [open, closed] = [await give(ana), await give(ana, { choice: { sharesWithStaff: false } })];
  const opening = (id: string, sent: object) =>
    admin.call('POST', `/api/donations/${id}/donor`, { reason: 'A letter.', ...sent });
  expect((await opening(open.id, {})).body).toMatchObject({ name: 'Earl Jensen', memberId: ana.id });
  expect((await opening(closed.id, {})).body).toMatchObject({ code: 'FOR_THE_LAW_ALONE' });
  expect((await opening(closed.id, { isForTheLaw: true })).body).toMatchObject({ memberId: ana.id });
});

test('what somebody gives is in their account and in their archive', async () => {
  const ana = await smc.member('Ana');
  const gift = await give(ana, { choice: { shownAs: 'none' } });
  await receive(smc, admin, gift.id);
  expect((await ana.get('/api/donations/mine')).body).toMatchObject({
    gifts: [{ id: gift.id, status: 'settled' }],
    years: [{ total: 50 }],
    kingTier: { given: 50, from: 1000, state: 'not yet' },
  });
  const bob = await smc.member('Bob');
  expect((await bob.get('/api/donations/mine')).body).toMatchObject({ gifts: [] });
});

test('gifts that reach the King Tier are proposed, confirmed by another admin, and taken back with a refund', async () => {
  const other = await smc.adminMember();
  const ana = await smc.member('Ana');
  const gift = await give(ana, { amount: 1_200 });
  await receive(smc, admin, gift.id, 1_200);
  const queue = async () =>
    (
      (await admin.get('/api/donations/king-tier')).body.donors as { donorId: string; memberId: string }[]
    ).filter(({ memberId }) => memberId === ana.id);
  const [donor] = await queue();
  expect(donor).toMatchObject({ name: 'Earl Jensen', total: 1_200, gifts: 1 });
  const path = `/api/donations/king-tier/${donor?.donorId}/propose`;
  await admin.ok('POST', path, { note: 'A generous friend.' });
  expect((await admin.call('POST', path, { note: 'Again.' })).body).toMatchObject({
    code: 'ALREADY_PROPOSED',
  });
  expect(await queue()).toEqual([]);
  await smc.waitForProcessors();
  const { body } = await other.get('/api/admin/lifetime-proposals');
  const proposal = (body.proposals as { id: string; member: { id: string } }[]).find(
    ({ member }) => member.id === ana.id,
  );
  await other.ok('POST', `/api/admin/members/${ana.id}/lifetime-proposals/${proposal?.id}/confirm`, {});
  expect(await ana.status()).toMatchObject({ subscriptionTier: 'premium_plus' });
  expect((await ana.get('/api/donations/mine')).body).toMatchObject({ kingTier: { state: 'granted' } });
  await admin.ok('POST', `/api/payments/${paymentOfGift(gift.id)}/refund`, {
    refundId: crypto.randomUUID(),
    amount: 500,
    reason: 'As agreed.',
  });
  await carryOut(smc);
  expect(await ana.status()).toMatchObject({ subscriptionTier: 'free' });
  expect((await admin.call('POST', path, { note: 'Too little.' })).body).toMatchObject({
    code: 'NOT_KING_TIER',
  });
});

test('who confirms is refused where the donor is not known to staff any more, and the proposal is over', async () => {
  const other = await smc.adminMember();
  const ana = await smc.member('Ana');
  const gift = await give(ana, { amount: 1_200 });
  await receive(smc, admin, gift.id, 1_200);
  const { body } = await admin.get('/api/donations/king-tier');
  const donors = body.donors as { donorId: string; memberId: string }[];
  const donorId = donors.find(({ memberId }) => memberId === ana.id)?.donorId;
  await admin.ok('POST', `/api/donations/king-tier/${donorId}/propose`, { note: 'A generous friend.' });
  await smc.waitForProcessors();
  const waiting = async () =>
    (
      (await other.get('/api/admin/lifetime-proposals')).body.proposals as {
        id: string;
        member: { id: string };
      }[]
    ).find(({ member }) => member.id === ana.id);
  const proposal = await waiting();
  const { choice } = (await ana.get(`/api/donations/${gift.id}`)).body as { choice: object };
  await ana.ok('PUT', `/api/donations/${gift.id}/choice`, { ...choice, sharesWithStaff: false });
  const path = `/api/admin/members/${ana.id}/lifetime-proposals/${proposal?.id}/confirm`;
  expect((await other.call('POST', path, {})).body.code).toMatch(/^PROPOSAL_(TAKEN_BACK|NOT_FOUND)$/);
  await smc.waitForProcessors();
  expect(await waiting()).toBeUndefined();
  expect(await ana.status()).toMatchObject({ subscriptionTier: 'free' });
});
