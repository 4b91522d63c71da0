import { event } from '../../../modules/kernel/decider/decider.js';
import { recordedBy, typesOf } from '../../../modules/kernel/testing/recorded.fixtures.js';
import type { GuardianshipEvent } from '../../../modules/members/guardians/guardianship.events.js';
import { eventsOfGuardian } from './consents.export.js';

describe('of a minor’s stream a guardian is told', () => {
  const accepted = (guardianId: string) =>
    [guardianId, event('GuardianAccepted', { memberId: 'kid', invitationId: 'one', guardianId })] as const;
  const refused = (guardianId: string) =>
    ['cleo', event('GuardianRefused', { memberId: 'kid', guardianId, refusedBy: 'cleo' })] as const;
  const born = event('BirthDateGiven', { memberId: 'kid', birthDate: '2011-03-04', isMinor: true });
  const of = (...told: readonly (readonly [string, GuardianshipEvent])[]) =>
    eventsOfGuardian(recordedBy(told), 'rae');

  test('the consent and how it ended, without names of staff and without the minor’s age', () => {
    const told = of(['kid', born], accepted('rae'), refused('rae'));
    expect(typesOf(told)).toEqual(['GuardianAccepted', 'GuardianRefused']);
    expect(JSON.stringify(told)).not.toMatch(/cleo|2011/);
  });

  test('nothing of another guardian’s time', () => {
    const asked = event('UnlinkAsked', { askedBy: 'kid' });
    expect(typesOf(of(accepted('rae'), refused('rae'), accepted('bob'), ['kid', asked]))).toEqual([
      'GuardianAccepted',
      'GuardianRefused',
    ]);
  });
});
