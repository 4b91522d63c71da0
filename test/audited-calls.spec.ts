import { contracts, routeOf } from './contracts.js';

const ofStaff = ['staff', 'moderate', 'review', 'support', 'administer'];

/** Words that several calls share, because they are the same act. */
const shared: readonly string[] = [];

const audited = contracts.flatMap((contract) =>
  contract.audit === undefined || contract.audit === 'not sensitive' ? [] : [{ contract, ...contract.audit }],
);

test('every call for staff alone says what the audit trail records of it', () => {
  const silent = contracts.filter(
    ({ requires, audit }) => requires !== undefined && ofStaff.includes(requires) && audit === undefined,
  );
  expect(silent.map(routeOf)).toEqual([]);
});

test('a call for staff alone that changes something is recorded', () => {
  const dry = ['POST /api/cases/:id/foresee']; // it only calculates
  const silent = contracts.filter(({ method, audit }) => method !== 'GET' && audit === 'not sensitive');
  expect(silent.map(routeOf)).toEqual(dry);
});

test('an action has one call, unless it is named here', () => {
  const actions = audited.map(({ action }) => action);
  expect(actions.filter((action, at) => actions.indexOf(action) !== at)).toEqual(shared);
  for (const action of actions) expect(action).toMatch(/^[a-z-]+\.[a-z-]+$/);
});

test('an action names parameters and fields that its call has', () => {
  for (const { contract, target, things, reason } of audited) {
    const { params, query, body } = contract;
    const fields = [params, query, body].flatMap((one) =>
      Object.keys('shape' in one ? (one.shape as object) : {}),
    );
    const named = [target?.id, things || undefined, reason].filter((one) => one !== undefined);
    expect([routeOf(contract), named.filter((one) => !fields.includes(one))]).toEqual([
      routeOf(contract),
      [],
    ]);
  }
});
