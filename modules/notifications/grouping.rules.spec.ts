import { plusMinutes } from '../kernel/decider/time.js';
import { nextGroup } from './grouping.rules.js';

const noon = '2026-06-01T12:00:00.000Z';
const next = (minutes: number) => ({ id: 'n3', sentAt: plusMinutes(noon, minutes) });
const second = { group: { id: 'n1', nth: 2, since: noon }, isUnread: true };

test('a notification with none alike before it begins a group', () => {
  expect(nextGroup(next(0), undefined)).toEqual({ id: 'n3', nth: 1, since: noon });
});

test('one that is alike joins the group of the last, and counts', () => {
  expect(nextGroup(next(1), second)).toEqual({ id: 'n1', nth: 3, since: noon });
});

test('a group takes in the 120th minute after its first and not the 121st', () => {
  expect(nextGroup(next(120), second)).toMatchObject({ id: 'n1', nth: 3 });
  expect(nextGroup(next(121), second)).toMatchObject({ id: 'n3', nth: 1 });
});

test('a group ends when one of it is read', () => {
  expect(nextGroup(next(1), { ...second, isUnread: false })).toMatchObject({ id: 'n3', nth: 1 });
});
