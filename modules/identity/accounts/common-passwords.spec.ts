import { refuseCommonPassword } from './common-passwords.js';

test.each([
  'password',
  'Password1!',
  '12345678',
  'QWERTYUIOP',
  'iloveyou99',
  'corvette1967',
  'SwapMeet2026',
  'swap-meet-classics',
  'Passw0rd!',
  'p@$$w0rd',
  'C0rvett3!',
  '12345678901',
  '123456789012',
  'mustang67',
  'aaaaaaaa',
  'abababab',
  'ana.smith',
  'AnaSmith1957',
  'ana.smith@example.com',
])('"%s" is refused', (password) => {
  expect(() => refuseCommonPassword(password, 'ana.smith@example.com')).toThrow(
    expect.objectContaining({ kind: 'invalid', code: 'PASSWORD_TOO_COMMON' }),
  );
});

test.each(['rust-never-sleeps-57', 'four barrel holley', 'Tr8$kd02Lq', '19570612'])(
  '"%s" is accepted',
  (password) => {
    expect(() => refuseCommonPassword(password, '1957@example.com')).not.toThrow();
  },
);
