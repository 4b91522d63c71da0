import { event } from '../../kernel/decider/decider.js';
import { suggestionNotifications } from '../suggestion/suggestion.notifications.js';
import type { OrganizerEvent } from './organizer.events.js';
import { applied, invited, joined, verified } from './organizer.fixtures.js';
import { organizerNotifications } from './organizer.notifications.js';
import { reviewNotifications } from './review.notifications.js';

const rules = [...organizerNotifications, ...reviewNotifications, ...suggestionNotifications];
interface Recorded {
  readonly type: string;
  readonly data: unknown;
}
/** Who is told what: "bob invited: …" */
const told = ({ type, data }: Recorded, ...before: readonly Recorded[]) =>
  rules
    .filter((rule) => rule.type === type)
    .flatMap((rule) =>
      rule.requests(
        { entityId: 'o1', type, data } as never,
        before.map((one) => ({ ...one, entityId: 'o1' })) as never,
      ),
    )
    .map(({ recipientId, subtype, href }) => `${recipientId} ${subtype} ${href}`);

const team = [applied(), joined('bob', 'editor'), joined('cid', 'gate')];
const page = '/organizers/madison-classics';
const refused: OrganizerEvent = event('VerificationRefused', { by: 'rita', reason: 'No such club.' });

test('owners and editors are told what becomes of the verification', () => {
  expect(told(verified(), ...team)).toEqual([`ana verified ${page}`, `bob verified ${page}`]);
  expect(told(refused, ...team)).toEqual([`ana refused ${page}`, `bob refused ${page}`]);
  const withdrawn = event('VerificationWithdrawn', { by: 'rita', reason: 'You left.' });
  expect(told(withdrawn, ...team)).toEqual([`ana withdrawn ${page}`, `bob withdrawn ${page}`]);
  expect(told(event('VerificationLapsed', {}), ...team)).toEqual([
    `ana lapsed ${page}`,
    `bob lapsed ${page}`,
  ]);
});

test('whoever is invited is told once, also when the role of the invitation changes', () => {
  expect(told(invited('dan', 'gate'), ...team)).toEqual([`dan invited ${page}`]);
  expect(told(invited('dan', 'editor'), ...team, invited('dan', 'gate'))).toEqual([]);
});

test('owners are told who joined, and somebody whose role another changed', () => {
  expect(told(joined('dan', 'gate'), ...team, invited('dan', 'gate'))).toEqual([`ana joined ${page}`]);
  const role = (memberId: string) => event('TeamRoleChanged', { memberId, role: 'owner', by: 'ana' });
  expect(told(role('bob'), ...team)).toEqual([`bob role ${page}`]);
  expect(told(role('ana'), ...team)).toEqual([]);
  const left = (because: string) => event('TeamLeft', { memberId: 'bob', because });
  expect(told(left('dismissed'), ...team)).toEqual([`bob left ${page}`]);
  expect(told(left('left'), ...team)).toEqual([]);
});

test('whoever suggested an event is told what became of it', () => {
  const suggested = event('EventSuggested', { memberId: 'ana', title: 'Fall meet' });
  const claimed = event('SuggestionClaimed', { clubId: 'c1', gatheringId: 'g1', by: 'bob' });
  expect(told(claimed, suggested)).toEqual(['ana claimed /events/suggest']);
  const dismissed = event('SuggestionDismissed', { by: 'rita', reason: 'Known.' });
  expect(told(dismissed, suggested)).toEqual(['ana dismissed /events/suggest']);
});
