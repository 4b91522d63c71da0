import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { maxMemberNotes, memberNoteDecider } from './member-note.decider.js';

const meta = metaOf('cleo');
const note = {
  type: 'NoteMember',
  memberId: 'ana',
  note: 'Called us; the parts are on their way.',
  meta,
} as const;
const noted = event('MemberNoted', {
  memberId: 'ana',
  noteId: meta.commandId,
  notedBy: 'cleo',
  note: note.note,
});

test('staff leave a note about a member', () => given(memberNoteDecider).when(note).thenExactly(noted));
test('nobody leaves a note about themselves', () =>
  given(memberNoteDecider)
    .when({ ...note, memberId: 'cleo' })
    .thenRefused('OWN_NOTES'));
test('there are five hundred notes about a member at most', () =>
  given(memberNoteDecider, ...Array.from({ length: maxMemberNotes }, () => noted))
    .when(note)
    .thenRefused('TOO_MANY_NOTES'));
