import { keepTimeZone } from '../../identity/sessions/time-zones.js';
import { MODULE_CONTEXT } from '../../kernel/manifest/manifest.js';
import { openMembers } from '../../members/members.fixtures.js';
import { remindOfLoans } from './remind-of-loans.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('a lender is notified the day before a loan is due and on the day, once each; never of what is back', async () => {
  const ana = await smc.member('Ana');
  const wrench = await lent('Torque wrench {day x}');
  const jack = await lent('Floor jack');
  const { portions } = (await ana.get(`/api/inventory/items/${jack}`)).body as { portions: [{ id: string }] };
  await ana.ok('POST', `/api/inventory/items/${jack}/bring-back`, { portionId: portions[0].id });
  await smc.waitForProcessors();
  // nothing is known of her browser: 1 July in Chicago is over at 5 in the morning, UTC
  for (const now of ['2029-07-02T04:59:00.000Z', '2029-07-02T12:00:00.000Z', '2029-07-02T13:00:00.000Z'])
    await remindOfLoans(smc.server.app.get(MODULE_CONTEXT), now);
  await remindOfLoans(smc.server.app.get(MODULE_CONTEXT), '2029-07-03T12:00:00.000Z');
  await remindOfLoans(smc.server.app.get(MODULE_CONTEXT), '2029-07-04T12:00:00.000Z');
  const { body } = await ana.get('/api/notifications');
  const told = body as unknown as readonly { readonly message: string; readonly href: string }[];
  expect(told.filter(({ href }) => href.startsWith('/inventory/')).map(({ message }) => message)).toEqual([
    '“Torque wrench {day x}”, which you lent, is due back today.',
    '“Torque wrench {day x}”, which you lent, is due back tomorrow.',
  ]);
  expect(told).toContainEqual(expect.objectContaining({ href: `/inventory/${wrench}` }));

  async function lent(title: string): Promise<string> {
    const { body } = await ana.call('POST', '/api/inventory/items', { title });
    await ana.ok('POST', `/api/inventory/items/${body.id}/loan`, { to: 'Hank', dueOn: '2029-07-03' });
    return String(body.id);
  }
});

test.each([
  ['Pacific/Honolulu', '2029-07-04T09:59:00.000Z', 'today'],
  ['Pacific/Honolulu', '2029-07-03T09:59:00.000Z', 'tomorrow'],
  ['Pacific/Guam', '2029-07-02T14:00:00.000Z', 'today'],
  ['America/New_York', '2029-07-04T04:00:00.000Z', undefined],
  // the day of 25 hours
  ['America/Chicago', '2029-11-04T05:30:00.000Z', 'tomorrow', '2029-11-05'],
])('a day is the lender’s own: in %s at %s it is due %s', async (zone, now, when, dueOn = '2029-07-03') => {
  const bea = await smc.member('Bea');
  await keepTimeZone(smc.runtime.db, bea.id, `time-zone=${zone}`);
  const { body } = await bea.call('POST', '/api/inventory/items', { title: 'Floor jack' });
  await bea.ok('POST', `/api/inventory/items/${body.id}/loan`, { to: 'Hank', dueOn });
  await smc.waitForProcessors();
  await remindOfLoans(smc.server.app.get(MODULE_CONTEXT), now);
  const told = (await bea.get('/api/notifications')).body as unknown as readonly {
    readonly message: string;
  }[];
  expect(told.map(({ message }) => message).filter((message) => message.includes('which you lent'))).toEqual(
    when ? [`“Floor jack”, which you lent, is due back ${when}.`] : [],
  );
});
