import { event } from '../../kernel/decider/decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { asksForFreshPhoto, codeWordOf, codeWords } from './fresh-photo.rules.js';
import { threadDecider as thread } from './thread.decider.js';

const now = '2026-06-10T12:00:00.000Z';
const [ana, bob] = [metaOf('ana'), metaOf('bob')];
const about = {
  kind: 'listing',
  id: 'need',
  version: 2,
  ownerId: 'ana',
  ownerSide: 'buying',
} as const;
const opened = event('ThreadOpened', { about, openedBy: 'bob', memberIds: ['bob', 'ana'], requestedOf: [] });
const asked = event('FreshPhotoAsked', { memberId: 'bob', codeWord: 'FENDER 42' });
const sent = (messageId: string) => event('FreshPhotoSent', { memberId: 'bob', messageId });
const checked = (isSeen: boolean) => event('FreshPhotoChecked', { memberId: 'ana', isSeen });
const note = (messageId: string) => ({ type: 'NoteFreshPhoto', messageId, meta: bob }) as const;
const check = (isSeen: boolean) => ({ type: 'CheckFreshPhoto', isSeen, meta: ana }) as const;

test('a member is asked while their account is younger than thirty days, and while no deal of theirs is done', () => {
  const days = (age: number, hasOutcome: boolean) =>
    asksForFreshPhoto({ joinedAt: plusDays(now, -age), hasOutcome, now });
  expect([days(29.9, true), days(30, true), days(400, false), days(400, true)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('each chance is a code word of its own', () => {
  const all = Array.from({ length: codeWords }, (_, chance) => codeWordOf(chance));
  expect(new Set(all).size).toBe(codeWords);
  expect(all.every((word) => /^[A-Z]{3,8} [1-9]\d$/.test(word))).toBe(true);
});

test('the question is recorded with the thread, and with no other', () => {
  const open = { type: 'OpenThread', about, others: ['ana'], requestedOf: [], meta: bob } as const;
  given(thread)
    .when({ ...open, codeWord: 'FENDER 42' })
    .thenExactly(opened, asked);
  given(thread).when(open).thenExactly(opened);
  given(thread, opened)
    .when({ ...open, codeWord: 'HOOD 10' })
    .thenNothing();
});

test('the first photo is the answer, and after "no code word" the next one', () => {
  given(thread, opened, asked).when(note('one')).thenExactly(sent('one'));
  given(thread, opened, asked, sent('one')).when(note('two')).thenNothing();
  given(thread, opened, asked, sent('one'), checked(false)).when(note('one')).thenNothing();
  given(thread, opened, asked, sent('one'), checked(false)).when(note('two')).thenExactly(sent('two'));
  given(thread, opened, asked)
    .when({ ...note('one'), meta: ana })
    .thenNothing();
  given(thread, opened).when(note('one')).thenNothing();
});

test('whoever needs the part looks for the code word once there is a photo', () => {
  given(thread, opened, asked, sent('one')).when(check(true)).thenExactly(checked(true));
  given(thread, opened, asked, sent('one'), checked(true)).when(check(true)).thenNothing();
  given(thread, opened, asked, sent('one'), checked(true)).when(check(false)).thenExactly(checked(false));
  given(thread, opened, asked).when(check(true)).thenRefused('NO_FRESH_PHOTO');
  given(thread, opened, asked, sent('one'))
    .when({ ...check(true), meta: bob })
    .thenRefused('NO_FRESH_PHOTO');
});
