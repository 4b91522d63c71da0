import { type Correspondent, whyNotWrite } from './conversations.js';
import type { Guardianship } from './guardians/guardianship.state.js';

const now = '2026-06-01T12:00:00.000Z';
const adult: Guardianship = {
  birthDate: '1968-05-04',
  wasMinor: false,
  cameOfAge: false,
  invitations: [],
  link: null,
};
const pending: Guardianship = { ...adult, birthDate: '2011-03-04', wasMinor: true };
const link = { invitationId: 'one', wasChecked: false, unlinkAskedBy: null };
const minor: Guardianship = { ...pending, link: { ...link, guardianId: 'mom', status: 'verified' } };
const of = (id: string, part: Partial<Correspondent> = {}): Correspondent => ({
  id,
  age: adult,
  blocked: [],
  isSuspended: false,
  ...part,
});
const [ana, bob, mom] = [of('ana'), of('bob'), of('mom')];
const [kid, pal] = [of('kid', { age: minor }), of('pal', { age: minor })];

test.each([
  ['an adult to an adult', ana, bob],
  ['a minor to a minor', kid, pal],
  ['a minor to the guardian, past a block', kid, of('mom', { blocked: ['kid'] })],
  ['the guardian to the minor, while suspended', of('mom', { isSuspended: true }), kid],
])('%s may write', (_, one, other) => {
  expect(whyNotWrite(one, other, now)).toBeNull();
});

test.each([
  ['', ana],
  [' who blocked them', of('ana', { blocked: ['kid'] })],
  [' who is suspended', of('ana', { isSuspended: true })],
])('a minor is told to ask the guardian, and the same of an adult%s', (_, other) => {
  expect(whyNotWrite(kid, other, now)).toBe('ASK_GUARDIAN');
});

test.each([
  ['of an age', ana, kid],
  ['of an age that is not known', ana, of('lee', { age: { ...adult, birthDate: null } })],
  ['of a guardian who is missing', of('kid', { age: pending }), ana],
  ['of a block', ana, of('bob', { blocked: ['ana'] })],
  ['of a block of their own', of('ana', { blocked: ['bob'] }), bob],
  ['of a suspension', ana, of('bob', { isSuspended: true })],
  ['of a suspension of their own', of('ana', { isSuspended: true }), mom],
  ['of a block among minors', kid, of('pal', { age: minor, blocked: ['kid'] })],
])('nobody else learns that it is because %s', (_, one, other) => {
  expect(whyNotWrite(one, other, now)).toBe('NOT_EACH_OTHER');
});
