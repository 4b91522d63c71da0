import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindsToCome, kindsToday } from './notifications.contract.js';
import { kindOf } from './preferences.rules.js';
import { notificationKinds } from './preferences.schemas.js';

const modules = join(import.meta.dirname, '..');
const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) =>
    /\.notifications\.ts$|send-reminder\.ts$|alert-[a-z-]+\.job\.ts$|notify-invited-guardian\.reactor\.ts$/.test(
      file,
    ),
  )
  .map((file) => readFileSync(join(modules, file), 'utf8'));

test('the kinds that members are notified of are those that the page says come today', () => {
  const types = sources.flatMap((source) =>
    [...source.matchAll(/\btype: '(\w+)',\s*subtype/g)].map(([, type]) => kindOf(type ?? '')),
  );
  expect([...new Set(types)].sort()).toEqual([...kindsToday].sort());
});

test('each kind comes today or is still to come', () => {
  expect([...kindsToday, ...kindsToCome].sort()).toEqual([...notificationKinds].sort());
});
