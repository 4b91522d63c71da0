import type { RecordedEvent } from '../../../../modules/kernel/event-store/events.js';
import type { SellerRow } from '../listing-search.table.js';
import { evolveSeller, type SellerEvent, unnamed } from './evolve-seller.js';

let position = 0;
const recorded = (type: SellerEvent['type'], data: object = {}): RecordedEvent<SellerEvent> =>
  ({
    type,
    data,
    entityId: 'kim',
    position: ++position,
    recordedAt: '2026-06-01T12:00:00.000Z',
  }) as unknown as RecordedEvent<SellerEvent>;
const after = (...events: readonly RecordedEvent<SellerEvent>[]): SellerRow | undefined =>
  events.reduce<SellerRow | undefined>((row, event) => evolveSeller(row, event), undefined);

const registered = (name = 'Kim Lee') => recorded('MemberRegistered', { memberId: 'kim', name, email: '' });
const born = (isMinor: boolean) => recorded('BirthDateGiven', { memberId: 'kim', birthDate: '', isMinor });

test('a seller has their registered name', () =>
  expect(after(registered(), born(false))?.name).toBe('Kim Lee'));
test('a minor is shown by the first name only, whichever event comes first', () => {
  expect(after(registered(), born(true))?.name).toBe('Kim');
  expect(after(born(true), registered())?.name).toBe('Kim');
});
test('a renamed minor is shown by the first name until of age', () => {
  const renamed = () => recorded('MemberRenamed', { memberId: 'kim', name: 'Kim Park' });
  expect(after(registered(), born(true), renamed())?.name).toBe('Kim');
  expect(after(registered(), born(true), recorded('MajorityReached', {}), renamed())?.name).toBe('Kim Park');
});
test('a storefront is open once the age is known, and a minor’s while they have a verified guardian', () => {
  const open = (...events: readonly RecordedEvent<SellerEvent>[]) => after(...events)?.open;
  expect(open(registered())).toBe(false);
  expect(open(born(false))).toBe(true);
  expect(open(born(true))).toBe(false);
  expect(open(born(true), recorded('GuardianVerified'))).toBe(true);
  for (const end of ['GuardianUnlinked', 'GuardianRefused'] as const)
    expect(open(born(true), recorded('GuardianVerified'), recorded(end))).toBe(false);
  expect(open(born(true), recorded('MajorityReached'))).toBe(true);
  expect(open(born(false), recorded('MemberErased'))).toBe(false);
});
test('handling an event twice changes nothing', () => {
  const twice = recorded('MemberRenamed', { memberId: 'kim', name: 'Kim Park' });
  const row = after(registered(), twice);
  expect(row && evolveSeller(row, twice)).toBe(row);
});
test('an erased seller has no name', () =>
  expect(after(registered(), recorded('MemberErased', { memberId: 'kim' }))?.name).toBe(unnamed));
