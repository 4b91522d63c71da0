import { readEnvironment } from './environment.js';

const client = { SOCIAL_GOOGLE_CLIENT_ID: 'swap-meet', SOCIAL_GOOGLE_CLIENT_SECRET: 'a secret' };

test('without settings the issuers are the well-known ones', () => {
  expect(readEnvironment({})).toMatchObject({
    SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com',
    SOCIAL_MICROSOFT_ISSUER: 'https://login.microsoftonline.com/common/v2.0',
  });
});

test.each([
  [
    'an issuer that is no address',
    { SOCIAL_APPLE_ISSUER: 'apple' },
    'SOCIAL_APPLE_ISSUER must be the address',
  ],
  [
    'an issuer over plain http',
    { SOCIAL_GOOGLE_ISSUER: 'http://id.example' },
    'SOCIAL_GOOGLE_ISSUER must start',
  ],
  [
    'the address of a discovery document',
    { SOCIAL_GOOGLE_ISSUER: 'https://id.example/.well-known/openid-configuration' },
    'SOCIAL_GOOGLE_ISSUER must be the issuer alone',
  ],
  [
    'a client without its secret',
    { SOCIAL_GOOGLE_CLIENT_ID: 'x' },
    'SOCIAL_GOOGLE_CLIENT_SECRET must be set',
  ],
  [
    'a secret without its client',
    { SOCIAL_FACEBOOK_CLIENT_SECRET: 'x' },
    'SOCIAL_FACEBOOK_CLIENT_ID must be set',
  ],
  [
    'a trusted issuer that is no address',
    { SOCIAL_TRUSTED_ISSUERS: 'google' },
    'SOCIAL_TRUSTED_ISSUERS must be',
  ],
  [
    'a host of an issuer that is an address',
    { SOCIAL_ISSUER_HOSTS: 'https://keys.example' },
    'SOCIAL_ISSUER_HOSTS must be hosts',
  ],
])('%s stops the start with one line that says so', (_, variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^Wrong environment: ${line}[^\\n]+\\.$`));
});

test('plain http is good enough on this machine, but not in production', () => {
  const local = { ...client, SOCIAL_GOOGLE_ISSUER: 'http://127.0.0.1:4444' };
  expect(readEnvironment(local).SOCIAL_GOOGLE_ISSUER).toBe('http://127.0.0.1:4444');
  expect(() => readEnvironment({ ...local, NODE_ENV: 'production' })).toThrow(
    /SOCIAL_GOOGLE_ISSUER must start/,
  );
});
