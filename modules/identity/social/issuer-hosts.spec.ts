import { strangeEndpoint } from './issuer-hosts.rules.js';

const google = 'https://accounts.google.com';
const document = {
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_endpoint: 'https://oauth2.googleapis.com/token',
  userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
  jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
};

test('a discovery document names the hosts of its issuer', () => {
  expect(strangeEndpoint(google, document, [])).toBeUndefined();
});

test.each([
  ['token_endpoint', 'https://evil.example/token'],
  ['jwks_uri', 'https://oauth2.googleapis.com.evil.example/keys'],
  ['userinfo_endpoint', 'http://openidconnect.googleapis.com/v1/userinfo'],
  ['authorization_endpoint', 'https://accounts.google.com:8443/auth'],
  ['token_endpoint', 'https://accounts.google.com@evil.example/token'],
  ['token_endpoint', 'no address'],
])('its %s at %s is refused', (name, address) => {
  expect(strangeEndpoint(google, { ...document, [name]: address }, [])).toBe(address);
});

test('the hosts of one issuer are not those of another', () => {
  const own = { token_endpoint: 'https://id.example/token', jwks_uri: 'https://www.googleapis.com/certs' };
  expect(strangeEndpoint('https://id.example/realm', own, [])).toBe(own.jwks_uri);
});

test('the operator names further hosts', () => {
  const own = { token_endpoint: 'https://id.example/token', jwks_uri: 'https://keys.example/certs' };
  expect(strangeEndpoint('https://id.example/realm', own, ['keys.example'])).toBeUndefined();
});
