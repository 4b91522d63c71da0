import { type Actor, type Meta, stateOf } from '../kernel/decider.js';
import type { Refusal } from '../kernel/errors.js';
import type { MemberEvent } from './member.events.js';
import { type MemberCommand, memberDecider } from './member.js';

const ana: Actor = { id: 'ana', roles: [] };
const bob: Actor = { id: 'bob', roles: [] };
const admin: Actor = { id: 'cleo', roles: ['admin'] };
const registration = { memberId: 'ana', name: 'Ana', email: 'ana@example.com' };
const registered: MemberEvent = { type: 'MemberRegistered', data: registration };
const erased: MemberEvent = { type: 'MemberErased', data: { memberId: 'ana' } };

test('a newcomer is registered under name and mail', () => {
  expect(outcome([], { type: 'RegisterMember', ...registration, meta: by(ana) })).toEqual([registered]);
});

test('registering a member again is quiet', () => {
  expect(outcome([registered], { type: 'RegisterMember', ...registration, meta: by(ana) })).toEqual([]);
});

test('an erased member does not come back under the same id', () => {
  expect(outcome([registered, erased], { type: 'RegisterMember', ...registration, meta: by(ana) })).toBe(
    'MEMBER_ERASED',
  );
});

test('members give themselves a new name', () => {
  expect(outcome([registered], { type: 'RenameMember', name: 'Ana M.', meta: by(ana) })).toEqual([
    { type: 'MemberRenamed', data: { memberId: 'ana', name: 'Ana M.' } },
  ]);
});

test('the same name again is quiet, also after a change of name', () => {
  const renamed: MemberEvent = { type: 'MemberRenamed', data: { memberId: 'ana', name: 'Ana M.' } };
  expect(outcome([registered], { type: 'RenameMember', name: 'Ana', meta: by(ana) })).toEqual([]);
  expect(outcome([registered, renamed], { type: 'RenameMember', name: 'Ana M.', meta: by(ana) })).toEqual([]);
});

test('nobody renames somebody else, an unknown or an erased member', () => {
  expect(outcome([registered], { type: 'RenameMember', name: 'X', meta: by(bob) })).toBe('NOT_YOUR_ACCOUNT');
  expect(outcome([], { type: 'RenameMember', name: 'X', meta: by(ana) })).toBe('MEMBER_NOT_FOUND');
  expect(outcome([registered, erased], { type: 'RenameMember', name: 'X', meta: by(ana) })).toBe(
    'MEMBER_ERASED',
  );
});

test('an admin grants a role once', () => {
  const granted: MemberEvent = { type: 'RoleGranted', data: { memberId: 'ana', role: 'organizer' } };
  expect(outcome([registered], { type: 'GrantRole', role: 'organizer', meta: by(admin) })).toEqual([granted]);
  expect(outcome([registered, granted], { type: 'GrantRole', role: 'organizer', meta: by(admin) })).toEqual(
    [],
  );
});

test('nobody but an admin grants a role, least of all to themselves', () => {
  expect(outcome([registered], { type: 'GrantRole', role: 'admin', meta: by(ana) })).toBe('ADMINS_ONLY');
  expect(outcome([], { type: 'GrantRole', role: 'admin', meta: by(admin) })).toBe('MEMBER_NOT_FOUND');
});

test.each([ana, admin])('a member is erased by $id', (actor) => {
  expect(outcome([registered], { type: 'EraseMember', meta: by(actor) })).toEqual([erased]);
});

test('nobody else erases a member, and erasing again is quiet', () => {
  expect(outcome([registered], { type: 'EraseMember', meta: by(bob) })).toBe('NOT_YOUR_ACCOUNT');
  expect(outcome([], { type: 'EraseMember', meta: by(admin) })).toBe('MEMBER_NOT_FOUND');
  expect(outcome([registered, erased], { type: 'EraseMember', meta: by(admin) })).toEqual([]);
});

function outcome(history: readonly MemberEvent[], command: MemberCommand): readonly MemberEvent[] | string {
  try {
    return memberDecider.decide(command, stateOf(memberDecider, history));
  } catch (refusal) {
    return (refusal as Refusal).code;
  }
}

function by(actor: Actor): Meta {
  return { actor, now: '2026-11-20T10:00:00.000Z', commandId: '5f3c6a1e-0000-4000-8000-000000000001' };
}
