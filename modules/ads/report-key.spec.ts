import { isReportKey, reportKey } from './report-key.shared.js';

const secret = 'a secret of tests that is long enough';
const until = Date.parse('2026-09-01T00:00:00.000Z') / 1_000;
const key = reportKey(secret, 'one', until);
const now = '2026-06-01T12:00:00.000Z';

test('a key opens the report of its ad until it runs out', () => {
  expect(isReportKey(secret, 'one', key, now)).toBe(true);
  expect(isReportKey(secret, 'one', key, '2026-09-01T00:00:00.000Z')).toBe(false);
});

test('a key of another ad, of another installation, or with another end opens none', () => {
  expect(isReportKey(secret, 'two', key, now)).toBe(false);
  expect(isReportKey('another secret of tests', 'one', key, now)).toBe(false);
  expect(isReportKey(secret, 'one', key.replace(`${until}`, `${until + 1}`), now)).toBe(false);
  expect(isReportKey(secret, 'one', 'no key', now)).toBe(false);
});
