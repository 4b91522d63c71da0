/** The hosts that the well-known issuers name in their discovery documents besides their own. */
const named: Readonly<Record<string, readonly string[]>> = {
  'accounts.google.com': ['oauth2.googleapis.com', 'www.googleapis.com', 'openidconnect.googleapis.com'],
  'www.facebook.com': ['facebook.com', 'graph.facebook.com'],
  'login.microsoftonline.com': ['graph.microsoft.com'],
};

/** What we call, or send people to, of a discovery document. */
export interface Endpoints {
  readonly authorization_endpoint?: unknown;
  readonly token_endpoint?: unknown;
  readonly userinfo_endpoint?: unknown;
  readonly jwks_uri?: unknown;
}

/** The first address of a discovery document that is neither at the issuer's origin nor at a named host. Whoever can change the document
 *  would otherwise lead our secret, people and the keys that we believe to a host of their own.
 *  in      issuer: its address
 *          further: hosts that the operator names
 *  out     undefined when all are
 *  source  ADR 0124, RFC 8414 section 6.2 */
export function strangeEndpoint(
  issuer: string,
  endpoints: Endpoints,
  further: readonly string[],
): string | undefined {
  const { origin, host } = new URL(issuer);
  const hosts = [...(named[host] ?? []), ...further];
  const known = new Set([origin, ...hosts.map((one) => `https://${one}`)]);
  const { authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri } = endpoints;
  return [authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri]
    .filter((address) => address !== undefined)
    .map(String)
    .find((address) => !known.has(URL.parse(address)?.origin ?? ''));
}
