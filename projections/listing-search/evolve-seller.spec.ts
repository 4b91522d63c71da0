import type { RecordedEvent } from '../../modules/kernel/event-store/events.js';
import { evolveSeller, type SellerEvent, unnamed } from './evolve-seller.js';
import type { SellerRow } from './listing-search.table.js';

let position = 0;
const told = (type: SellerEvent['type'], data: object = {}): RecordedEvent<SellerEvent> =>
  ({
    type,
    data,
    entityId: 'kim',
    position: ++position,
    recordedAt: '2026-06-01T12:00:00.000Z',
  }) as unknown as RecordedEvent<SellerEvent>;
const after = (...events: readonly RecordedEvent<SellerEvent>[]): SellerRow | undefined =>
  events.reduce<SellerRow | undefined>((row, event) => evolveSeller(row, event), undefined);

const registered = (name = 'Kim Lee') => told('MemberRegistered', { memberId: 'kim', name, email: '' });
const born = (isMinor: boolean) => told('BirthDateGiven', { memberId: 'kim', birthDate: '', isMinor });

test('a seller has the name that was given', () =>
  expect(after(registered(), born(false))?.name).toBe('Kim Lee'));
test('a minor is shown by the first name only, whatever comes first', () => {
  expect(after(registered(), born(true))?.name).toBe('Kim');
  expect(after(born(true), registered())?.name).toBe('Kim');
});
test('also when renamed, until of age', () => {
  const renamed = () => told('MemberRenamed', { memberId: 'kim', name: 'Kim Park' });
  expect(after(registered(), born(true), renamed())?.name).toBe('Kim');
  expect(after(registered(), born(true), told('MajorityReached', {}), renamed())?.name).toBe('Kim Park');
});
test('the storefront is open to others once the age is known, and of a minor while somebody answers', () => {
  const open = (...events: readonly RecordedEvent<SellerEvent>[]) => after(...events)?.open;
  expect(open(registered())).toBe(false);
  expect(open(born(false))).toBe(true);
  expect(open(born(true))).toBe(false);
  expect(open(born(true), told('GuardianVerified'))).toBe(true);
  for (const end of ['GuardianUnlinked', 'GuardianRefused'] as const)
    expect(open(born(true), told('GuardianVerified'), told(end))).toBe(false);
  expect(open(born(true), told('MajorityReached'))).toBe(true);
  expect(open(born(false), told('MemberErased'))).toBe(false);
});
test('an event that is handled twice changes nothing', () => {
  const twice = told('MemberRenamed', { memberId: 'kim', name: 'Kim Park' });
  const row = after(registered(), twice);
  expect(row && evolveSeller(row, twice)).toBe(row);
});
test('an erased seller has no name', () =>
  expect(after(registered(), told('MemberErased', { memberId: 'kim' }))?.name).toBe(unnamed));
