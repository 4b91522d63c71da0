import { kinds, kindsWith } from './kinds.fixtures.js';
import { collectKinds } from './notification-kinds.js';
import { defineNotifications } from './notification-kinds.shared.js';

test('a type is chosen by its kind, and a word that no module declares by what is about the account', () => {
  expect(['sale_request', 'listing', 'what comes later'].map(kinds.kindOf)).toEqual([
    'sale_request',
    'other',
    'other',
  ]);
});

test('kinds stand in the order of the page, and modules send all of them', () => {
  expect(kinds.all.map(({ kind, isSent }) => [kind, isSent])).toEqual([
    ['new_message', true],
    ['match', true],
    ['new_listing', true],
    ['sale_request', true],
    ['new_follower', true],
    ['wall', true],
    ['community', true],
    ['build', true],
    ['report', true],
    ['swap_meet', true],
    ['each_swap_meet', true],
    ['attended_event', true],
    ['organizing', true],
    ['other', true],
  ]);
});

test('the subject of an e-mail says what happened, or the kind where a subtype has none', () => {
  expect(kinds.subjectOf('sale_request', 'offer')).toBe('New offer');
  expect(kinds.subjectOf('sale_request', 'what comes later')).toBe('Hold or sale');
  expect(kinds.subjectOf('what comes later', 'hold')).toBe('Your account and listings');
});

test('a notification is called by what happened, by its kind, or a generic one where no module declares it', () => {
  const labels = [
    ['new_listing', 'price_drop'],
    ['new_listing', 'followed'],
    ['match', 'suits'],
    ['sale_request', 'what comes later'],
    ['what comes later', 'hold'],
  ] as const;
  expect(labels.map(([type, subtype]) => kinds.labelOf(type, subtype))).toEqual([
    'Lower price',
    'New from a seller you follow',
    'Match',
    'Sale request',
    'Notification',
  ]);
});

const rally = {
  name: 'Rallies',
  label: 'Rally',
  subject: 'A rally',
  usual: { inApp: true, mail: true, digest: false },
};
const rallies = defineNotifications({ type: 'rally', kind: rally, subjects: { begins: 'A rally begins' } });

test('a kind without a place of its own on the page comes right before what is about the account', () => {
  expect(
    kindsWith(rallies)
      .all.slice(-2)
      .map(({ name }) => name),
  ).toEqual(['Rallies', 'Your account and listings']);
});

const colliding = [
  ['a kind that is declared twice', rallies],
  ['a kind that nobody declares', defineNotifications({ type: 'crash', kind: 'crashes', subjects: {} })],
  ['one type of two kinds', defineNotifications({ type: 'rally', kind: 'other', subjects: {} })],
  ['two subjects', defineNotifications({ type: 'rally', kind: 'rally', subjects: { begins: 'Go' } })],
] as const;
test.each(colliding)('no process starts with %s', (_, more) => {
  expect(() => kindsWith(rallies, more)).toThrow();
});

test('a subtype with a subject and without one has two subjects, whichever comes first', () => {
  const silent = defineNotifications({ type: 'rally', kind: 'rally', subjects: { begins: null } });
  for (const both of [
    [rallies, silent],
    [silent, rallies],
  ])
    expect(() => kindsWith(...both)).toThrow('rally begins has two subjects');
});

test('what the kinds of a process may choose has all of them and no other', () => {
  const { Chosen, usual } = collectKinds([{ notificationTypes: [rallies] }]);
  expect(Chosen.parse(usual)).toEqual({ channels: { rally: rally.usual } });
  expect(Chosen.safeParse({ channels: {} }).success).toBe(false);
  expect(Chosen.safeParse({ channels: { ...usual.channels, crash: rally.usual } }).success).toBe(false);
});
