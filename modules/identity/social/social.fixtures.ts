import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import type { Browser } from '../identity.fixtures.js';

/** The claims of a provider about a person; tests may make any of them false. */
export type Said = Readonly<Record<string, unknown>>;

/** An OpenID Connect provider on a port of this machine that returns any claims a test wants. */
export async function openProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { readonly said: Said; readonly challenge: string }>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** When set, the token endpoint refuses with this code, as it does for a wrong secret. */
  let refusing: string | undefined;
  let documented: Said = {};

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0];
    if (path === '/.well-known/openid-configuration')
      return give(response, { ...description(issuer), ...documented });
    if (path === '/keys')
      return give(response, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256' }] });
    if (path !== '/token') return give(response, {}, 404);
    const form = new URLSearchParams(await textOf(request));
    const held = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (refusing) return give(response, { error: refusing, error_description: form.get('code') }, 401);
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!held || held.challenge !== verified) return give(response, { error: 'invalid_grant' }, 400);
    const id_token = jwt.sign(held.said, privateKey, { algorithm: 'RS256', keyid: kid });
    give(response, { access_token: 'one', token_type: 'Bearer', id_token });
  }

  return {
    issuer,
    clientId,
    /** Replace a part of its discovery document. */
    document: (said: Said) => {
      documented = said;
    },
    refuseWith: (code: string | undefined) => {
      refusing = code;
    },
    /** The answer that the browser carries back after the person agreed.
     *  in  page: the address that the flow opened */
    yes(page: string, said: Said = {}): URLSearchParams {
      const asked = new URL(page).searchParams;
      const code = randomBytes(16).toString('hex');
      codes.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        said: {
          exp: Math.floor(Date.now() / 1000) + 60,
          iss: issuer,
          aud: clientId,
          nonce: asked.get('nonce'),
          sub: 'ana-1',
          ...said,
        },
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof openProvider>>;

/** The environment variables that make a kind use this provider. */
export const configured = (kind: string, { issuer }: Pick<TestProvider, 'issuer'>) => ({
  [`SOCIAL_${kind}_ISSUER`]: issuer,
  [`SOCIAL_${kind}_CLIENT_ID`]: clientId,
  [`SOCIAL_${kind}_CLIENT_SECRET`]: 'a secret between the two',
});

/** The browser returns from the provider's page.
 *  out  the address of the redirect */
export async function returnFromProvider(
  url: string,
  browser: Browser,
  answer: URLSearchParams,
  kind = 'google',
): Promise<string> {
  const response = await fetch(`${url}/api/auth/social/${kind}/callback?${answer}`, {
    redirect: 'manual',
    headers: { cookie: browser.cookie },
  });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

const clientId = 'swap-meet';
const kid = 'the one key';

const description = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/page`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

function give(response: ServerResponse, content: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
