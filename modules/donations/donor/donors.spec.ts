import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { DonorsService } from './donors.service.js';

const donors = new DonorsService('secret');
const another = new DonorsService('another');

test('the stand-in of a member is always the same, and nobody finds it without the secret', () => {
  expect(donors.ofMember('ana')).toBe(new DonorsService('secret').ofMember('ana'));
  expect(donors.ofMember('ana')).not.toBe(another.ofMember('ana'));
  expect(donors.ofMember('ana')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('two gifts of a guest have nothing in common, and nothing with a member', () =>
  expect(new Set([donors.ofGuest('one'), donors.ofGuest('two'), donors.ofMember('one')]).size).toBe(3));

test('a command of a donor names neither its caller nor the command that it came by', () => {
  const meta = { ...metaOf('ana', undefined, ['admin']), fingerprint: 'print' };
  const { actor, commandId, fingerprint, now } = donors.metaOf('donor', meta, 'gift');
  expect(actor).toEqual({ id: 'donor', roles: [] });
  expect(now).toBe(meta.now);
  expect([commandId, fingerprint]).not.toEqual(expect.arrayContaining([meta.commandId]));
  expect(fingerprint).not.toBe('print');
  expect(donors.metaOf('donor', meta, 'gift').commandId).toBe(commandId);
  expect(donors.metaOf('donor', meta, 'payment').commandId).not.toBe(commandId);
  expect(another.metaOf('donor', meta, 'gift').commandId).not.toBe(commandId);
});

test('the key of a guest’s links opens one gift', () => {
  expect(donors.isKeyOf('gift', donors.keyOf('gift'))).toBe(true);
  expect(donors.isKeyOf('other', donors.keyOf('gift'))).toBe(false);
  expect(donors.isKeyOf('gift', another.keyOf('gift'))).toBe(false);
  expect(donors.isKeyOf('gift', '')).toBe(false);
});
