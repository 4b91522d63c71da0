import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { settingDecider } from './setting.decider.js';
import { valueIn } from './setting.state.js';

const reason = 'A flood of accounts.';
const set = (name: string, value: boolean | number) =>
  ({ type: 'ChangeSetting', name, value, reason, meta: metaOf('ana') }) as const;
const changed = (name: string, value: boolean | number) => event('SettingChanged', { name, value, reason });

test('a setting is changed once, and back', () => {
  const off = changed('sign-ups-open', false);
  given(settingDecider).when(set('sign-ups-open', false)).thenExactly(off);
  given(settingDecider, off).when(set('sign-ups-open', false)).thenNothing();
  given(settingDecider, off).when(set('sign-ups-open', true)).thenEvents('SettingChanged');
  given(settingDecider).when(set('sign-ups-open', true)).thenNothing();
});

test.each([
  ['new-account-threads', 101],
  ['new-account-threads', 2.5],
  ['new-account-threads', true],
  ['sign-ups-open', 1],
] as const)('%s does not become %s', (name, value) => {
  given(settingDecider).when(set(name, value)).thenRefused('SETTING_OUT_OF_RANGE');
});

test('a setting that is not declared cannot be changed', () => {
  given(settingDecider).when(set('gravity', false)).thenRefused('SETTING_NOT_FOUND');
});

test('a recorded value that the declaration no longer allows counts as the default', () => {
  expect(valueIn(new Map([['new-account-threads', 7]]), 'new-account-threads')).toBe(7);
  expect(valueIn(new Map([['new-account-threads', 7_000]]), 'new-account-threads')).toBe(10);
});
