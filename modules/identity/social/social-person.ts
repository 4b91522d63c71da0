import { Email } from '../../kernel/http/email.schemas.js';
import { MemberName } from '../identity.contract.js';

/** A person that an issuer vouches for. Issuer and subject together identify the person; the e-mail address does not. */
export interface SocialPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string;
  /** A trusted issuer has verified the e-mail address. Stored with the flow, so the name stays. */
  readonly isEmailProven: boolean;
  readonly name?: string;
  /** When the issuer says that the person signed in there (ISO-8601 UTC). */
  readonly authenticatedAt?: string;
}

/** The person in an id token's claims. An invalid e-mail address or name is left out.
 *  source  OpenID Connect Core 5.1; Apple sends email_verified as a string */
export function personIn(
  claims: { readonly iss: string; readonly sub: string; readonly [claim: string]: unknown },
  trustedIssuers: ReadonlySet<string>,
): SocialPerson {
  const email = Email.safeParse(claims.email).data;
  const name = MemberName.safeParse(claims.name).data;
  const authenticatedAt = authTimeIn(claims.auth_time);
  const isVerified = claims.email_verified === true || claims.email_verified === 'true';
  return {
    issuer: claims.iss,
    subject: claims.sub,
    ...(email && { email }),
    ...(name && { name }),
    ...(authenticatedAt && { authenticatedAt }),
    isEmailProven: email !== undefined && isVerified && trustedIssuers.has(claims.iss),
  };
}

/** units  seconds since 1970 in the claim, ISO-8601 UTC out */
const authTimeIn = (claim: unknown): string | undefined =>
  typeof claim === 'number' && Number.isSafeInteger(claim) && claim > 0 && claim < 1e11
    ? new Date(claim * 1000).toISOString()
    : undefined;

/** Whether the person signed in at the issuer no longer ago than the flow asks for; a clock may be a minute off. An issuer that does not say
 *  when is believed: the flow asked it to ask.
 *  source  OpenID Connect Core 3.1.2.1, max_age; ADR 0123 */
export const isFreshEnough = ({ authenticatedAt }: SocialPerson, maxAge: number, now: string): boolean =>
  authenticatedAt === undefined || Date.parse(now) - Date.parse(authenticatedAt) <= (maxAge + 60) * 1000;
