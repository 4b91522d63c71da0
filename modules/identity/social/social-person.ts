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
}

/** The person in an id token's claims. An invalid e-mail address or name is left out.
 *  source  OpenID Connect Core 5.1; Apple sends email_verified as a string */
export function personIn(
  claims: { readonly iss: string; readonly sub: string; readonly [claim: string]: unknown },
  trustedIssuers: ReadonlySet<string>,
): SocialPerson {
  const email = Email.safeParse(claims.email).data;
  const name = MemberName.safeParse(claims.name).data;
  const isVerified = claims.email_verified === true || claims.email_verified === 'true';
  return {
    issuer: claims.iss,
    subject: claims.sub,
    ...(email && { email }),
    ...(name && { name }),
    isEmailProven: email !== undefined && isVerified && trustedIssuers.has(claims.iss),
  };
}
