import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';
import { caseDecider } from '../case/case.decider.js';
import { caseState, type KnownCase } from '../case/case.state.js';
import { deleteGuestReports } from './delete-guest-reports.job.js';
import { fileUnanswered } from './file-unanswered.job.js';
import { GuestReports } from './guest-reports.service.js';
import { reportState } from './report.state.js';
import { REPORT_HISTORY } from './report-history.ports.js';

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof openMembers>>['member']>>;

let smc: Awaited<ReturnType<typeof openMembers>>;
let sol: Member;
let bea: Member;
beforeAll(async () => {
  smc = await openMembers();
  [sol, bea] = [await smc.member('Sol'), await smc.member('Bea')];
});
afterAll(() => smc.close());
/** So that one seller may list as many as the tests need. */
beforeEach(() => smc.pool.query('delete from listing_limits.act'));

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const context = () => smc.server.app.get<ModuleContext>(MODULE_CONTEXT);
const intake = () => ({ ...context(), history: context().get(REPORT_HISTORY) });

/** A listing that others see. */
async function listed(by = sol): Promise<string> {
  const id = await by.list();
  await smc.waitForProcessors();
  return id;
}

const report = (by: Member, listingId: string, differs: object = {}) =>
  by.call('POST', '/api/reports', {
    targets: [{ kind: 'listing', id: listingId }],
    category: 'scam',
    comment: 'Asks for gift cards.',
    ...differs,
  });

async function caseOf(reportId: unknown): Promise<KnownCase & { readonly id: string }> {
  const known = await loadState(smc.runtime.eventStore, reportState, String(reportId));
  const id = (known.status !== 'none' && known.caseId) || '';
  const found = await loadState(smc.runtime.eventStore, caseState, id);
  if (found.status === 'none') throw new Error('There is no case.');
  return { ...found, id };
}

/** Members whose accounts were opened on so many days before today. */
const oldMembers = (...days: readonly number[]): Promise<readonly Member[]> =>
  Promise.all(
    days.map(async (age) => {
      const member = await smc.member('Old');
      await smc.pool.query('update kernel.event set at = at - $1::interval where stream = $2', [
        `${age} days`,
        `member-${member.id}`,
      ]);
      return member;
    }),
  );

async function decideNothing(caseId: string): Promise<void> {
  const relation = { isKin: false, isBlocked: false, hasDealt: false, isAbove: false };
  await dispatch(smc.runtime.bus, caseDecider, caseId, {
    type: 'DecideCase',
    relation,
    draft: null,
    decisionId: newId(),
    reason: 'A misunderstanding.',
    meta: { actor: { id: 'mo', roles: ['moderator'] }, now: later(0), commandId: newId() },
  });
  await smc.waitForProcessors();
}

const notices = async (member: Member, subtype: string) => {
  await smc.waitForProcessors();
  const all = (await member.get('/api/notifications')).body as unknown as readonly {
    subtype: string;
    message: string;
    href: string;
  }[];
  return all.filter((one) => one.subtype === subtype);
};

const stateOf = async (member: Member, id: string) => (await member.get(`/api/listings/${id}`)).status;

test('a report opens a case, later ones of the same listing join it, and the reporter sees theirs alone', async () => {
  const listingId = await listed();
  const first = await report(bea, listingId, { ruleId: 'misleading', wish: 'Take it down.' });
  expect(first).toMatchObject({ status: 201, body: { status: 'received' } });
  const second = await report(await smc.member('Cy'), listingId, { category: 'counterfeit' });
  const found = await caseOf(first.body.id);
  expect(found).toMatchObject({
    status: 'open',
    source: 'report',
    subjectId: sol.id,
    categories: ['scam', 'counterfeit'],
    targets: [{ kind: 'listing', id: listingId, ownerId: sol.id }],
  });
  expect((await caseOf(second.body.id)).id).toBe(found.id);
  expect(found.reports).toHaveLength(2);
  await smc.waitForProcessors();
  const own = await bea.get('/api/reports');
  expect(own.body.reports).toMatchObject([
    {
      id: first.body.id,
      status: 'received',
      comment: 'Asks for gift cards.',
      wish: 'Take it down.',
      targets: [{ name: 'listing', title: 'Radio', href: `/listing/${listingId}` }],
    },
  ]);
});

test('the reporter is told that nothing was done, and the next report weighs less', async () => {
  const [listingId, other] = [await listed(), await listed()];
  const dee = await smc.member('Dee');
  const first = await report(dee, listingId);
  const { id: caseId, reports } = await caseOf(first.body.id);
  expect(reports).toMatchObject([{ weight: 1 }]);
  await decideNothing(caseId);
  expect(await notices(dee, 'decided')).toMatchObject([
    { message: expect.stringContaining('nothing that breaks our rules'), href: '/reports' },
  ]);
  expect((await dee.get('/api/reports')).body.reports).toMatchObject([{ status: 'nothing done' }]);
  const next = await report(dee, other);
  expect((await caseOf(next.body.id)).reports).toMatchObject([{ weight: 0.8 }]);
});

test('the same is not reported twice while it is open', async () => {
  const listingId = await listed();
  await report(bea, listingId);
  await smc.waitForProcessors();
  expect(await report(bea, listingId)).toMatchObject({ status: 409, body: { code: 'ALREADY_REPORTED' } });
});

test.each([
  ['OWN_CONTENT', 403, async () => report(sol, await listed())],
  ['TARGET_NOT_FOUND', 404, () => report(bea, newId())],
  ['NOT_REPORTABLE', 422, () => report(bea, newId(), { targets: [{ kind: 'saved-search', id: newId() }] })],
  ['COMMENT_NEEDED', 422, async () => report(bea, await listed(), { category: 'other', comment: '' })],
  [
    'ONE_MEMBER_AT_A_TIME',
    409,
    async () => {
      const targets = [await listed(), await listed(bea)].map((id) => ({ kind: 'listing', id }));
      return report(await smc.member('Eve'), '', { targets });
    },
  ],
])('%s is refused', async (code, status, send) =>
  expect(await send()).toMatchObject({ status, body: { code } }),
);

test('enough members hide a new listing, its author mends it in time, and it is shown again once', async () => {
  const listingId = await listed();
  const reporters = await oldMembers(10, 20, 30, 40);
  for (const member of reporters.slice(0, 3))
    expect(await report(member, listingId)).toMatchObject({ status: 201 });
  expect(await notices(sol, 'hidden')).toMatchObject([{ href: `/listing/${listingId}` }]);
  expect(await stateOf(bea, listingId)).toBe(404);
  await sol.ok('PUT', `/api/listings/${listingId}`, {
    listingType: 'for_sale',
    title: 'Radio, honestly described',
    categoryPrimary: 'Parts',
    categorySub: 'Electrical',
    priceMode: 'obo',
    price: 45,
    place: { text: 'Janesville, WI' },
  });
  await smc.waitForProcessors();
  expect(await stateOf(bea, listingId)).toBe(200);
  await report(reporters[3] as Member, listingId);
  await smc.waitForProcessors();
  expect(await stateOf(bea, listingId)).toBe(200);
});

test('a post and a comment are mended like a listing, and the notice leads to their page', async () => {
  const [ann, kim, ...reporters] = (await oldMembers(5, 6, 12, 22, 32)) as [Member, Member, ...Member[]];
  for (const { id } of [ann, kim]) await markVerified(smc.pool, id);
  const [postId, commentId] = [newId(), newId()];
  const comments = `/api/posts/${postId}/comments`;
  const sent = [
    await ann.call('POST', '/api/posts', { id: postId, body: 'Cheap tires.' }),
    await kim.call('POST', comments, { id: commentId, body: 'Very cheap.' }),
  ];
  expect(sent).toMatchObject([{ status: 201 }, { status: 201 }]);
  const stateIn = async (kind: string, id: string) => {
    await smc.waitForProcessors();
    return context().contents.standingOf({ kind, id });
  };
  await smc.waitForProcessors();
  for (const [author, kind, id, path] of [
    [kim, 'comment', commentId, `${comments}/${commentId}`],
    [ann, 'post', postId, `/api/posts/${postId}`],
  ] as const) {
    const targets = [{ kind, id }];
    for (const member of reporters)
      expect(await report(member, '', { targets, category: 'spam' })).toMatchObject({ status: 201 });
    expect(await stateIn(kind, id)).toBe('hidden');
    expect(await notices(author, 'hidden')).toMatchObject([{ href: `/wall/${postId}` }]);
    await author.ok('PUT', path, { body: 'Tires that are ten years old.', madeFrom: 2 });
    expect(await stateIn(kind, id)).toBe('shown');
  }
});

test('a flood of new accounts and of accounts of one day hides nothing', async () => {
  const listingId = await listed();
  for (const member of await oldMembers(30, 30, 30, 0, 1)) await report(member, listingId);
  await smc.waitForProcessors();
  expect(await stateOf(bea, listingId)).toBe(200);
});

test('what was hidden is shown again when nothing is found', async () => {
  const listingId = await listed();
  const [one, two, three] = (await oldMembers(11, 21, 31)) as [Member, Member, Member];
  await report(one, listingId);
  await report(two, listingId);
  const { body } = await report(three, listingId);
  await smc.waitForProcessors();
  expect(await stateOf(bea, listingId)).toBe(404);
  await decideNothing((await caseOf(body.id)).id);
  expect(await stateOf(bea, listingId)).toBe(200);
});

describe('a listing that is said to be sold', () => {
  const sold = (by: Member, listingId: string) =>
    report(by, listingId, { category: 'already-sold', comment: '' });
  const asked = async () => {
    await smc.waitForProcessors();
    return (await sol.get('/api/reports/asked')).body.asked as readonly { id: string; listingId: string }[];
  };

  test('goes to its seller, who says that it is still for sale', async () => {
    const listingId = await listed();
    const { body } = await sold(bea, listingId);
    expect(body.status).toBe('with the seller');
    expect(await notices(sol, 'seller_asked')).toMatchObject([
      { message: 'Somebody says that “Radio” is sold. Is it?', href: `/listing/${listingId}` },
    ]);
    expect(await asked()).toMatchObject([{ id: body.id, listingId, title: 'Radio' }]);
    const answer = { answer: 'still for sale' };
    expect(await bea.call('POST', `/api/reports/${body.id}/answer`, answer)).toMatchObject({ status: 404 });
    await sol.ok('POST', `/api/reports/${body.id}/answer`, answer);
    expect(await asked()).toEqual([]);
    expect(await notices(bea, 'decided')).toHaveLength(1);
  });

  test('is a case when three members say so within 30 days', async () => {
    const listingId = await listed();
    for (const name of ['Fay', 'Gus']) {
      const { body } = await sold(await smc.member(name), listingId);
      await sol.ok('POST', `/api/reports/${body.id}/answer`, { answer: 'still for sale' });
      await smc.waitForProcessors();
    }
    const third = await sold(await smc.member('Hal'), listingId);
    expect(third.body.status).toBe('received');
    expect(await caseOf(third.body.id)).toMatchObject({ categories: ['already-sold'] });
  });

  test('is resolved when its seller sells it', async () => {
    const listingId = await listed();
    const ida = await smc.member('Ida');
    await sold(ida, listingId);
    await asked();
    await sol.ok('POST', `/api/listings/${listingId}/sell`, { where: 'elsewhere' });
    await smc.waitForProcessors();
    expect((await ida.get('/api/reports')).body.reports).toMatchObject([{ status: 'acted' }]);
  });

  test('is a case when its seller does not answer for 72 hours', async () => {
    const { body } = await sold(await smc.member('Jo'), await listed());
    await asked();
    await fileUnanswered(intake(), later(2.9));
    expect(await loadState(smc.runtime.eventStore, reportState, String(body.id))).toMatchObject({
      status: 'asked',
    });
    await fileUnanswered(intake(), later(3.1));
    expect(await caseOf(body.id)).toMatchObject({ status: 'open' });
  });
});

describe('a guest', () => {
  const send = (body: object, ip = '198.51.100.7') =>
    fetch(`${smc.url}/api/reports`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
      body: JSON.stringify(body),
    });
  const confirm = (token: string) =>
    fetch(`${smc.url}/api/reports/confirm`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
  const written = async (email: string | null, differs: object = {}) => ({
    targets: [{ kind: 'listing', id: await listed() }],
    category: 'scam',
    comment: 'Zagnut words.',
    email,
    ...differs,
  });

  test('confirms the address, hears of the decision, and the address is deleted 30 days later', async () => {
    const answer = await send(await written('gil@example.com'));
    const { id, status } = (await answer.json()) as { id: string; status: string };
    expect([answer.status, status]).toEqual([201, 'mail not confirmed']);
    expect(await loadState(smc.runtime.eventStore, reportState, id)).toMatchObject({ status: 'none' });
    const token = await smc.tokenIn('confirm-report', 'gil@example.com');
    for (let press = 0; press < 2; press++)
      expect(await (await confirm(token)).json()).toEqual({ id, status: 'received' });
    const { id: caseId, reports } = await caseOf(id);
    expect(reports).toMatchObject([{ accountSince: null }]);
    await decideNothing(caseId);
    const mails = await smc.pool.query(
      "select kind from mail.outbox where kind like 'report-%' order by kind",
    );
    expect(mails.rows).toEqual([{ kind: 'report-decided' }, { kind: 'report-received' }]);
    const left = async (days: number) => {
      await deleteGuestReports(context(), later(days));
      return (await smc.pool.query('select from moderation.guest_report where id = $1', [id])).rowCount;
    };
    expect([await left(29), await left(31)]).toEqual([1, 0]);
  });

  test('gets the mails of five reports in an hour at most, whatever networks they come from', async () => {
    const report = { targets: [], category: 'spam' as const, ruleId: null, comment: '', wish: '' };
    const store = (email: string, nth: number) =>
      smc.server.app
        .get(GuestReports)
        .store(
          newId(),
          { email, report, address: `203.0.113.${nth}` },
          { actor: { id: 'guest', roles: [] }, now: later(0), commandId: newId() },
        );
    for (let nth = 1; nth <= 5; nth++) await store('victim@example.com', nth);
    await expect(store('victim@example.com', 6)).rejects.toMatchObject({ code: 'REPORT_LIMIT' });
    await store('other@example.com', 6);
    await deleteGuestReports(context(), later(1 / 24));
    await store('victim@example.com', 7);
    await smc.pool.query('delete from moderation.guest_report where confirmed_at is null');
  });

  test('needs an address', async () => {
    const answer = await send(await written(null));
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'EMAIL_NEEDED' }]);
  });

  test('who does not confirm within three days has sent nothing, and no words are left', async () => {
    await send(await written('una@example.com'));
    const token = await smc.tokenIn('confirm-report', 'una@example.com');
    const { rows } = await smc.pool.query('select sealed from moderation.guest_report');
    expect(JSON.stringify(rows)).not.toContain('Zagnut');
    await deleteGuestReports(context(), later(3.1));
    expect(
      (await smc.pool.query('select from moderation.guest_report where confirmed_at is null')).rowCount,
    ).toBe(0);
    expect((await confirm(token)).status).toBe(404);
  });
});

test('the archive of a member has their reports, and erased words are nowhere', async () => {
  const kim = await smc.member('Kim');
  const { body } = await report(kim, await listed(), { comment: 'Xylophone.' });
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query('select sealed from reports.report where id = $1', [body.id]);
  expect(JSON.stringify(rows)).not.toContain('Xylophone');
  const type = smc.runtime.contents?.typeOf('report');
  expect(await type?.idsOf(context(), kim.id)).toEqual([body.id]);
});

test('a first message with the signs of a scam opens one case for its sender in that thread', async () => {
  const [lee, max] = [await smc.member('Lee'), await smc.member('Max')];
  const thread = await lee.call('POST', '/api/threads', {
    about: { kind: 'member', memberIds: [max.id] },
    message: { id: newId(), body: 'Pay me with gift cards.' },
  });
  await lee.call('POST', `/api/threads/${thread.body.id}/messages`, {
    id: newId(),
    body: 'Send me the code.',
  });
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query<{ stream: string }>(
    "select stream from kernel.event where type = 'CaseOpened' and data->>'source' = 'rule'",
  );
  expect(rows).toHaveLength(1);
});
