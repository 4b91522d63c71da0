import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import { plusDays, plusHours } from '../../../modules/kernel/decider/time.js';
import { listingDecider } from '../../../modules/marketplace/listing/listing.decider.js';
import { listingState } from '../../../modules/marketplace/listing/listing.state.js';
import { scamSignsIn } from '../../../modules/messages/scam.rules.js';
import { appealDecider } from '../../../modules/moderation/appeal/appeal.decider.js';
import { isLate } from '../../../modules/moderation/appeal/due.rules.js';
import { caseDecider } from '../../../modules/moderation/case/case.decider.js';
import { claimedBy, type KnownCase } from '../../../modules/moderation/case/case.state.js';
import { priorityOf } from '../../../modules/moderation/case/priority.rules.js';
import { decisionDecider } from '../../../modules/moderation/decision/decision.decider.js';
import { strikesAt } from '../../../modules/moderation/decision/strikes.rules.js';
import { categories, firstOf, priorities } from '../../../modules/moderation/moderation.schemas.js';
import { reportDecider } from '../../../modules/moderation/report/report.decider.js';
import { fullDemo } from '../demo-size.js';
import { followingCommands, publishingCommands } from '../listing-commands.js';
import { people } from '../people.js';
import type { CasePlan } from './case-plans.js';
import { trustCast } from './cast.js';
import { trustPlan } from './trust-plans.js';

const now = '2026-11-20T12:00:00.000Z';
const everybody = people('rules', fullDemo.people);
const { of } = trustCast('rules', { people: everybody, now });
const plan = trustPlan('rules', { people: everybody, now });
const { cases, asked, notes } = plan;

/** By the real rules, which refuse what is not allowed. */
function fold<Command, Event, State>(
  decider: {
    readonly initial: State;
    readonly decide: (command: Command, state: State) => readonly Event[];
    readonly evolve: (state: State, event: Event) => State;
  },
  commands: readonly Command[],
): State {
  return commands.reduce(
    (state, command) => decider.decide(command, state).reduce(decider.evolve, state),
    decider.initial,
  );
}

const stateOf = ({ commands }: CasePlan): KnownCase => {
  const state = fold(caseDecider, commands);
  if (state.status === 'none') throw new Error('It was never opened.');
  return state;
};
const states = new Map(cases.map((one) => [one, stateOf(one)]));
const withState = [...states].map(([of_, state]) => ({ plan: of_, state }));
const open = withState.filter(({ state }) => state.status === 'open');
const priority = ({ plan: { draft }, state }: (typeof withState)[number]) =>
  priorityOf(
    {
      category: firstOf(state.categories),
      openedAt: plusHours(now, -draft.openedHoursAgo),
      isHidden: state.hidden.length > 0,
    },
    now,
  );
const appeals = cases.flatMap(({ appeal }) => (appeal ? [fold(appealDecider, appeal.commands)] : []));

test('forty cases of about sixty reports, the same each time', () => {
  expect(cases).toHaveLength(40);
  const reports = cases.flatMap((one) => one.reports).length + asked.length;
  expect(reports).toBeGreaterThanOrEqual(58);
  expect(reports).toBeLessThanOrEqual(75);
  expect(trustPlan('rules', { people: everybody, now })).toEqual(plan);
});

test('every state of a case is there', () => {
  const has = (is: (state: KnownCase, plan: CasePlan) => boolean) =>
    withState.filter((one) => is(one.state, one.plan)).length;
  expect(has(({ hidden }) => hidden.some(({ mendUntil }) => mendUntil > now))).toBe(1);
  expect(has(({ hidden }) => hidden.some(({ mendUntil }) => mendUntil <= now))).toBe(1);
  expect(has((state) => claimedBy(state, now) === of('moderator').memberId)).toBe(1);
  expect(has((state) => claimedBy(state, now) === of('admin').memberId)).toBe(1);
  expect(has(({ status }) => status === 'to confirm')).toBe(2);
  expect(has(({ source }) => source === 'rule')).toBe(1);
  expect(has(({ source }) => source === 'staff')).toBe(1);
  expect(has(({ reports }) => reports.length > 2)).toBeGreaterThan(3);
  expect(has(({ communityId, status }) => communityId !== null && status === 'open')).toBe(2);
  expect(has(({ communityId, status }) => communityId !== null && status === 'decided')).toBe(1);
  expect(has(({ outcome }) => outcome === 'nothing')).toBe(1);
  expect(
    has(({ status }, { draft }) => status === 'open' && !!draft.next?.some(({ does }) => does === 'reopen')),
  ).toBe(1);
});

test('open cases are of every category and of every priority', () => {
  const undecided = withState.filter(({ state }) => state.status !== 'decided');
  expect(new Set(undecided.flatMap(({ state }) => state.categories))).toEqual(new Set(categories));
  expect(new Set(open.map(priority))).toEqual(new Set(priorities));
});

test('every measure was taken, and what it does beside it is listed', () => {
  const made = cases.flatMap(({ decision }) => (decision ? [decision.command.decision] : []));
  const names = made.map(({ measure }) =>
    measure.kind === 'suspend' ? `suspend ${measure.days}` : measure.kind,
  );
  expect(new Set(names)).toEqual(
    new Set(['none', 'warn', 'limit', 'suspend 1', 'suspend 7', 'suspend 30', 'end']),
  );
  const wes = made.find(({ subjectId }) => subjectId === of('wes').memberId);
  expect(wes?.effects.map(({ kind }) => kind)).toEqual([
    'content-removed',
    'listing-paused',
    'listing-paused',
  ]);
});

test('a decision is the one that its case calls for', () => {
  for (const { plan: one, state } of withState) {
    expect(one.decision?.id ?? null).toBe(state.decisionId);
    expect(one.isOpen).toBe(state.status !== 'decided');
    if (one.decision) expect(fold(decisionDecider, [one.decision.command]).status).toBe('standing');
  }
});

test('strikes of earlier decisions count, and some have decayed', () => {
  const denny = cases.flatMap(({ decision }) =>
    decision && decision.command.decision.subjectId === of('denny').memberId
      ? [{ ...decision.command.decision, status: 'standing' as const }]
      : [],
  );
  expect(denny).toHaveLength(2);
  expect(strikesAt(denny, now)).toBe(2);
  expect(denny.reduce((sum, { strikes }) => sum + strikes, 0)).toBe(3);
  expect(open.some(({ state }) => state.subjectId === of('denny').memberId)).toBe(true);
});

test('six appeals wait, are late, are reviewed, and are decided in each way', () => {
  expect(appeals.map(({ status }) => status).toSorted()).toEqual([
    'overturned',
    'partly upheld',
    'under review',
    'waiting',
    'waiting',
    'waiting',
  ]);
  expect(appeals.filter((one) => one.status !== 'none' && one.level === 2)).toHaveLength(1);
  const late = cases
    .flatMap(({ appeal }) => appeal?.commands ?? [])
    .filter(({ type }) => type === 'FileAppeal');
  const looked = { lookedAt: null, decidedAt: null };
  const isLateNow = ({ meta }: (typeof late)[number]) =>
    isLate({ lookBy: plusHours(meta.now, 72), decideBy: plusDays(meta.now, 14), ...looked }, now);
  expect(late.filter(isLateNow).length).toBeGreaterThan(0);
});

test('the admin can decide something in every queue: nothing is about her, and she has reported, decided and dealt nothing of it', () => {
  const { memberId } = of('admin');
  const dealing = new Set(everybody.map((one) => one.memberId));
  for (const { state } of withState.filter((one) => one.state.status !== 'decided')) {
    expect(state.reports.map(({ reporterId }) => reporterId)).not.toContain(memberId);
    expect(dealing).not.toContain(state.subjectId);
  }
  const proposals = withState.flatMap(({ state }) => (state.proposal ? [state.proposal.by] : []));
  expect(proposals.some((by) => by !== memberId)).toBe(true);
  for (const { decision, appeal } of cases)
    if (appeal) expect(decision?.command.decision.decidedBy).not.toBe(memberId);
});

test('seller and buyer have a report that is decided and a warning that they can appeal, and the seller is asked about a listing', () => {
  for (const word of ['seller', 'buyer']) {
    const { memberId } = of(word);
    const reported = withState.filter(({ state }) =>
      state.reports.some(({ reporterId }) => reporterId === memberId),
    );
    expect(reported.map(({ state }) => state.status)).toContain('decided');
    const own = cases.filter(({ decision }) => decision?.command.decision.subjectId === memberId);
    expect(own.map(({ decision }) => decision?.command.decision.measure.kind)).toEqual(['warn']);
    expect(own.every(({ appeal }) => appeal === null)).toBe(true);
  }
  const waiting = asked.filter(({ commands }) => fold(reportDecider, commands).status === 'asked');
  expect(waiting.map(({ listing }) => listing.seller)).toContain(of('seller'));
});

test('of those who can sign in, one alone is suspended', () => {
  const suspended = cases.flatMap(({ decision }) => {
    const { subjectId, measure, endsAt } = decision?.command.decision ?? {};
    const runs = measure?.kind === 'end' || (measure?.kind === 'suspend' && (endsAt ?? now) > now);
    return runs ? [subjectId] : [];
  });
  const canSignIn = ['seller', 'buyer', 'admin', 'moderator', 'reviewer', 'support', 'wes'];
  expect(canSignIn.filter((word) => suspended.includes(of(word).memberId))).toEqual(['wes']);
});

test('no suspension is over when the data is written: it would be imposed for a moment, and pause what is listed', () => {
  for (const { decision } of cases) {
    const { measure, endsAt } = decision?.command.decision ?? {};
    if (measure?.kind === 'suspend') expect((endsAt ?? '') > now).toBe(true);
  }
});

test('a report is filed with its case, or with the seller, by somebody who does not own the thing', () => {
  for (const { id, reports, targets } of cases)
    for (const { commands } of reports)
      expect(fold(reportDecider, commands)).toMatchObject({ status: 'filed', caseId: id, targets });
  expect(new Set(cases.flatMap(({ reports }) => reports.map(({ id }) => id))).size).toBe(
    cases.flatMap(({ reports }) => reports).length,
  );
});

test('whatever happens to a case happens in order, and not later than now', () => {
  for (const { commands, appeal, reports } of cases) {
    const times = commands.map(({ meta }) => meta.now);
    expect(times).toEqual(times.toSorted());
    const all = [...times, ...(appeal?.commands ?? []).map(({ meta }) => meta.now)];
    expect(all).toEqual(all.toSorted());
    expect(all.every((at) => at <= now)).toBe(true);
    for (const one of reports) expect(one.commands.every(({ meta }) => meta.now <= now)).toBe(true);
  }
});

test('listings that are reported pass the real rules, at the version that is pinned', () => {
  const listings = [...cases.flatMap((one) => one.listings), ...asked.map((one) => one.listing)];
  const pinned = new Map(cases.flatMap(({ targets }) => targets.map((one) => [one.id, one.version])));
  for (const listing of listings) {
    const photos = listing.offer.pictures.map((_, at) => ({ id: `p${at}`, width: 1200, height: 900 }));
    let state = foldEvents(listingState, []);
    let version = 0;
    for (const command of [...publishingCommands(listing, now), ...followingCommands(listing, photos, now)])
      for (const event of listingDecider.decide(command, state)) {
        state = listingDecider.evolve(state, event);
        version += 1;
      }
    expect(state.status).toBe('active');
    expect(pinned.get(listing.id) ?? version).toBe(version);
  }
});

test('what our rule about scam finds is one case, however it is opened, and no other message has its signs', () => {
  const messages = cases.flatMap(({ draft }) =>
    draft.about.flatMap((thing) =>
      thing.kind === 'message' ? [{ draft, signs: scamSignsIn(thing.body) }] : [],
    ),
  );
  for (const { draft, signs } of messages) {
    expect(signs.length > 0).toBe(draft.opened?.source === 'rule');
    if (draft.opened?.source === 'rule') expect(draft.opened.reason).toContain(signs.join(', '));
  }
});

test('staff notes are about others', () => {
  for (const { id, command } of notes) expect(command.meta.actor.id).not.toBe(id);
  expect(notes.length).toBeGreaterThan(2);
});
