import { kinds, usualPreferences } from './kinds.fixtures.js';
import {
  chosen,
  hiddenKinds,
  isShown,
  readPreferences,
  wantsMails,
  withoutMails,
} from './preferences.rules.js';
import type { Preferences } from './preferences.schemas.js';

const { channels } = usualPreferences;
const hiding = (kind: string): Preferences => ({
  ...usualPreferences,
  channels: { ...channels, [kind]: { mail: false, digest: false, ...channels[kind], inApp: false } },
});

test('a choice from before matches had one of their own holds for them as for new listings', () => {
  const { match: _, ...older } = hiding('new_listing').channels;
  expect(isShown(readPreferences(kinds, { channels: older, quietHours: null }), 'match')).toBe(false);
});

test('preferences are equal whatever the order of keys that PostgreSQL gives', () => {
  const quietHours = { from: '22:00', until: '07:00', timeZone: 'America/Chicago' };
  const reversed = JSON.parse(JSON.stringify({ channels, quietHours }), (_, value: unknown) =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).reverse()) : value,
  ) as Preferences;
  expect(JSON.stringify(readPreferences(kinds, reversed))).toBe(
    JSON.stringify({ channels, quietHours, wordsInMail: false }),
  );
});

test('a kind that is kept out of the app is hidden, and one that is usually off', () => {
  expect(hiddenKinds(hiding('sale_request'))).toEqual(['sale_request', ...hiddenKinds(kinds.usual)]);
  expect(isShown(hiding('sale_request'), 'sale_request')).toBe(false);
});

test('what is about the account itself is always in the app', () => {
  expect(isShown(hiding('other'), 'other')).toBe(true);
  expect(chosen(hiding('other'))).toEqual(usualPreferences);
});

test('stopping the e-mails of a kind leaves everything else as it was', () => {
  expect(withoutMails(usualPreferences, 'sale_request')).toEqual({
    quietHours: null,
    wordsInMail: false,
    channels: { ...channels, sale_request: { inApp: true, mail: false, digest: false } },
  });
});

test('stopping the digest stops it for every kind', () => {
  const stopped = withoutMails(usualPreferences, 'digest');
  expect(wantsMails(usualPreferences, 'digest')).toBe(true);
  expect(wantsMails(stopped, 'digest')).toBe(false);
  expect(wantsMails(stopped, 'sale_request')).toBe(true);
});

test('stopping what does not come changes nothing', () => {
  expect(withoutMails(usualPreferences, 'new_follower')).toEqual(usualPreferences);
});
