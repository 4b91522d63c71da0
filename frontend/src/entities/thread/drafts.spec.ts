import type { DeviceMessages } from '@lib/browser/device-messages';
import { changedDrafts, mergeDrafts } from './drafts';

const device = (
  drafts: DeviceMessages['drafts'],
  keptDrafts: DeviceMessages['drafts'] = {},
): DeviceMessages => ({
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

test('a message that was sent here empties its draft for the server too', () => {
  expect(changedDrafts(device({ a: '' }, { a: 'Is it dry?' }))).toEqual(['a']);
});
