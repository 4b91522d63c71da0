import type { DeviceDrafts } from '@lib/browser/device-drafts';
import { changedDrafts, mergeDrafts, takeKept } from './merge-drafts';

const device = (drafts: DeviceDrafts['drafts'], keptDrafts: DeviceDrafts['drafts'] = {}): DeviceDrafts => ({
  drafts,
  keptDrafts,
  unsent: [],
});

test('a draft that was not changed here follows the server, and one that was deleted elsewhere goes', () => {
  const merged = mergeDrafts(
    device({ a: 'Is it', b: 'Sent elsewhere' }, { a: 'Is it', b: 'Sent elsewhere' }),
    {
      a: 'Is it dry?',
      c: 'From the phone',
    },
  );
  expect(merged.drafts).toEqual({ a: 'Is it dry?', b: '', c: 'From the phone' });
  expect(changedDrafts(merged)).toEqual([]);
});

test('a draft that was changed here stays, and is what the server gets', () => {
  const merged = mergeDrafts(device({ a: 'Is it rusty?' }, { a: 'Is it' }), { a: 'Is it dry?' });
  expect(merged.drafts).toEqual({ a: 'Is it rusty?' });
  expect(changedDrafts(merged)).toEqual(['a']);
});

test('what another device had kept comes above what was typed here, and typing goes on below it', () => {
  const kept = 'Is it dry?\n\nWhere';
  const take = (typed: string) =>
    takeKept(device({ a: typed }, { a: '' }), 'a', { sent: 'Where', kept }).drafts.a;
  expect(take('Where')).toBe(kept);
  expect(take('Where is it?')).toBe('Is it dry?\n\nWhere is it?');
  const longer = { sent: 'Where', kept: 'Where is the dry one?' };
  expect(takeKept(device({ a: 'Where to?' }), 'a', longer).drafts.a).toBe(
    'Where is the dry one?\n\nWhere to?',
  );
  expect(takeKept(device({ a: 'Where is' }), 'a', { sent: 'Where', kept: 'Where' })).toEqual({
    ...device({ a: 'Where is' }, { a: 'Where' }),
    sentDrafts: {},
  });
});

test('what was sent as a message while its draft was kept does not come back', () => {
  const take = (kept: string) => takeKept(device({ a: '' }), 'a', { sent: 'Where', kept }).drafts.a;
  expect([take('Where'), take('Is it dry?\n\nWhere')]).toEqual(['', 'Is it dry?']);
});

test('a message that was sent here empties its draft for the server too', () => {
  expect(changedDrafts(device({ a: '' }, { a: 'Is it dry?' }))).toEqual(['a']);
});
