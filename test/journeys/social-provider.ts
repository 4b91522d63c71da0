import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface SocialProvider {
  readonly issuer: string;
  /** The environment under which Google means this provider. */
  readonly variables: Readonly<Record<string, string>>;
  /** Cuts every window that shows its pages off from the page that opened it, as some providers do. */
  cutsOff: boolean;
  close(): Promise<void>;
}

/** A real provider of OpenID Connect on this machine, which believes everybody: whoever signs in as "ana" is Ana, with the proven mail
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
    // nobody is asked what to share: that page is the provider's business
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
  const shop: SocialProvider = {
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
    if (shop.cutsOff) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    void answer(request, response);
  });
  return shop;
}

const clientId = 'swap-meet-classics';
const hour = 3600;

const nameOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)} Tester`;
