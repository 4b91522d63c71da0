import { jest } from '@jest/globals';
import { browseAsGuest, exitGuestMode, isGuestMode } from './guest-mode';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['true', true],
  ['True', false],
  ['1', false],
  ['', false],
])('the flag %p counts as %p', (flag, counts) => {
  localStorage.setItem('guestMode', flag);
  expect(isGuestMode('')).toBe(counts);
});

test('guest=1 in the address turns guest mode on', () => {
  expect(isGuestMode('?guest=1')).toBe(true);
  expect(isGuestMode('?guest=true')).toBe(false);
});

test('browsing as a guest stores the flag and reloads the page', () => {
  const reload = jest.fn();
  browseAsGuest(reload);
  expect(localStorage.getItem('guestMode')).toBe('true');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('leaving guest mode removes the flag and the parameter, and reloads the page', () => {
  const reload = jest.fn();
  localStorage.setItem('guestMode', 'true');
  window.history.replaceState(null, '', '/events?guest=1&radius=50');
  exitGuestMode(reload);
  expect(localStorage.getItem('guestMode')).toBeNull();
  expect(window.location.search).toBe('?radius=50');
  expect(reload).toHaveBeenCalledTimes(1);
});
