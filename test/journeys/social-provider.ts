import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface SocialProvider {
  readonly issuer: string;
  /** The environment that makes this provider the one behind the Google button. */
  readonly variables: Readonly<Record<string, string>>;
  /** Isolates its windows from the page that opened them, as some providers do. */
  cutsOff: boolean;
  close(): Promise<void>;
}

/** A real OpenID Connect provider on this machine, which accepts any password: "ana" signs in as Ana, with the verified e-mail address
 *  ana@example.com. */
export async function openSocialProvider(returnTo: string): Promise<SocialProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const secret = randomBytes(32).toString('hex');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: [returnTo],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    ttl: { AccessToken: hour, Grant: hour, IdToken: hour, Interaction: hour, Session: hour },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: true, name: nameOf(id) }),
    }),
    // skips the consent page, which is the provider's own
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const social: SocialProvider = {
    issuer,
    variables: {
      SOCIAL_GOOGLE_ISSUER: issuer,
      SOCIAL_GOOGLE_CLIENT_ID: clientId,
      SOCIAL_GOOGLE_CLIENT_SECRET: secret,
      SOCIAL_TRUSTED_ISSUERS: issuer,
    },
    cutsOff: false,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (social.cutsOff) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    void answer(request, response);
  });
  return social;
}

const clientId = 'swap-meet-classics';
const hour = 3600;

const nameOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)} Tester`;
