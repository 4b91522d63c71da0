import { isFreshEnough, personIn } from './social-person.js';

const said = { iss: 'https://id.example', sub: 'ana-1' };
const now = '2026-11-20T10:10:00.000Z';
const at = (time: string) => personIn({ ...said, auth_time: Date.parse(time) / 1000 }, new Set());

test.each([
  [1_763_632_800, '2025-11-20T10:00:00.000Z'],
  ['1763632800', undefined],
  [-1, undefined],
  [1e13, undefined],
  [undefined, undefined],
])('auth_time %j is the moment %s', (auth_time, moment) => {
  expect(personIn({ ...said, auth_time }, new Set()).authenticatedAt).toBe(moment);
});

test('a person is fresh enough until the age that the flow asked for, and a minute for clocks', () => {
  expect(isFreshEnough(at('2026-11-20T10:00:00.000Z'), 600, now)).toBe(true);
  expect(isFreshEnough(at('2026-11-20T09:59:00.000Z'), 600, now)).toBe(true);
  expect(isFreshEnough(at('2026-11-20T09:58:59.000Z'), 600, now)).toBe(false);
});

test('an issuer that does not say when is believed', () => {
  expect(isFreshEnough(personIn(said, new Set()), 600, now)).toBe(true);
});
