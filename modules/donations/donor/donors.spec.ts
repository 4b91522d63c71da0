import { DonorsService } from './donors.service.js';

const donors = new DonorsService('secret');

test('the stand-in of a member is always the same, and nobody finds it without the secret', () => {
  expect(donors.ofMember('ana')).toBe(new DonorsService('secret').ofMember('ana'));
  expect(donors.ofMember('ana')).not.toBe(new DonorsService('another').ofMember('ana'));
  expect(donors.ofMember('ana')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('two gifts of a guest have nothing in common, and nothing with a member', () =>
  expect(new Set([donors.ofGuest('one'), donors.ofGuest('two'), donors.ofMember('one')]).size).toBe(3));
