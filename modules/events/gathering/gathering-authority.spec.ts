import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import type { TeamRole } from '../organizer/organizer.events.js';
import { type Organizer, organizerState } from '../organizer/organizer.state.js';
import { drafted, publishedOn } from './gathering.fixtures.js';
import { gatheringState } from './gathering.state.js';
import { mustRun } from './gathering-authority.rules.js';

const club = (role?: TeamRole): Organizer => ({
  ...organizerState.initial,
  exists: true,
  team: { ana: 'owner', ...(role && { bob: role }) },
});
const [draft, published] = [drafted, publishedOn()].map((event) => foldEvents(gatheringState, [event])) as [
  typeof gatheringState.initial,
  typeof gatheringState.initial,
];

function answerTo(memberId: string, gathering: typeof draft, organizer: Organizer | null): string {
  try {
    mustRun(gathering, organizer, memberId);
    return 'runs it';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

test.each<readonly [TeamRole | undefined, string, string]>([
  ['owner', 'runs it', 'runs it'],
  ['editor', 'runs it', 'runs it'],
  ['gate', 'NOT_YOUR_GATHERING', 'NOT_YOUR_GATHERING'],
  ['treasurer', 'NOT_YOUR_GATHERING', 'NOT_YOUR_GATHERING'],
  [undefined, 'NOT_YOUR_GATHERING', 'GATHERING_NOT_FOUND'],
])('in the role %s a member is answered %s, and of a draft %s', (role, ofPublished, ofDraft) => {
  expect(answerTo('bob', published, club(role))).toBe(ofPublished);
  expect(answerTo('bob', draft, club(role))).toBe(ofDraft);
});

test('whoever wrote an event and left the team does not run it', () => {
  expect(answerTo('ana', published, { ...club('owner'), team: { bob: 'owner' } })).toBe('NOT_YOUR_GATHERING');
});

test('what has no organizer is run by the member who published it', () => {
  const older = { ...published, clubId: null };
  expect(answerTo('ana', older, null)).toBe('runs it');
  expect(answerTo('bob', older, null)).toBe('NOT_YOUR_GATHERING');
});

test('what was discarded, or never written, is run by nobody', () => {
  expect(answerTo('ana', { ...draft, status: 'discarded' }, club())).toBe('GATHERING_NOT_FOUND');
  expect(answerTo('ana', gatheringState.initial, null)).toBe('GATHERING_NOT_FOUND');
});
