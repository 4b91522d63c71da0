import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, noticeKinds } from './inbox/inbox.events.js';
import { kindsToCome, kindsToday } from './notifications.contract.js';

const policies = join(import.meta.dirname, 'policies');
const sources = [
  ...readdirSync(policies).map((file) => join(policies, file)),
  join(import.meta.dirname, 'remind.ts'),
].map((file) => readFileSync(file, 'utf8'));

test('the kinds that members are told are those that the page says come today', () => {
  const told = sources.flatMap((source) =>
    [...source.matchAll(/\btype: '(\w+)'/g)].map(([, type]) => kindOf(type ?? '')),
  );
  expect([...new Set(told)].sort()).toEqual([...kindsToday].sort());
});

test('each kind comes today or is still to come', () => {
  expect([...kindsToday, ...kindsToCome].sort()).toEqual([...noticeKinds].sort());
});
