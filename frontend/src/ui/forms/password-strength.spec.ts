import { passwordStrength } from './password-strength';

test.each([
  ['', 'weak'],
  ['short1!', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['qwertyuiop', 'weak'],
  ['abababababababab', 'weak'],
  ['camaro6', 'weak'],
  ['camaro69', 'weak'],
  ['password1', 'weak'],
  ['Passw0rd!2026', 'weak'],
  ['L3tme1n-84620', 'weak'],
  ['my-ch3vy-83920175', 'weak'],
  ['chevy pickup in the barn', 'strong'],
  ['Tr8$kd02', 'fair'],
  ['four barrel', 'fair'],
  ['rust never sleeps', 'strong'],
  ['three two seven small block', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('facts others know about the member count for little', () => {
  expect(passwordStrength('kowalski.57')).not.toBe('weak');
  expect(passwordStrength('kowalski.57', ['ana.kowalski@example.com'])).toBe('weak');
});
