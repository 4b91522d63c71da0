import {
  chosen,
  hiddenKinds,
  isShown,
  kindOf,
  readPreferences,
  wantsMails,
  withoutMails,
} from './preferences.rules.js';
import { type Preferences, usualPreferences } from './preferences.schemas.js';

const { channels } = usualPreferences;
const hiding = (kind: keyof Preferences['channels']): Preferences => ({
  ...usualPreferences,
  channels: { ...channels, [kind]: { ...channels[kind], inApp: false } },
});

test('a choice from before matches had one of their own holds for them as for new listings', () => {
  const { match: _, ...older } = hiding('new_listing').channels;
  expect(isShown(readPreferences({ channels: older, quietHours: null }), 'match')).toBe(false);
});

test('a type is chosen by itself, and a word that is no type by what is about the account', () => {
  expect(['sale_request', 'welcome'].map(kindOf)).toEqual(['sale_request', 'other']);
});

test('a kind that is kept out of the app is hidden, with all of its types', () => {
  expect(hiddenKinds(hiding('sale_request'))).toEqual(['sale_request']);
  expect(isShown(hiding('sale_request'), 'sale_request')).toBe(false);
});

test('what is about the account itself is always in the app', () => {
  expect(isShown(hiding('other'), 'welcome')).toBe(true);
  expect(chosen(hiding('other'))).toEqual(usualPreferences);
});

test('stopping the e-mails of a kind leaves everything else as it was', () => {
  expect(withoutMails(usualPreferences, 'sale_request')).toEqual({
    quietHours: null,
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
