import { Email } from '../../kernel/http/contract.js';
import { MemberName } from '../identity.contract.js';

/** Somebody an issuer vouches for. Issuer and subject together say who it is; the mail says nothing about that. */
export interface SocialPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string;
  /** The mail was proven to an issuer whose word about that counts. */
  readonly isEmailProven: boolean;
  readonly name?: string;
}

/** The person in an id token's claims. What is no mail or no name is left out.
 *  source  OpenID Connect Core 5.1; Apple sends email_verified as a string */
export function personIn(
  claims: { readonly iss: string; readonly sub: string; readonly [claim: string]: unknown },
  trustedIssuers: ReadonlySet<string>,
): SocialPerson {
  const email = Email.safeParse(claims.email).data;
  const name = MemberName.safeParse(claims.name).data;
  const saysProven = claims.email_verified === true || claims.email_verified === 'true';
  return {
    issuer: claims.iss,
    subject: claims.sub,
    ...(email && { email }),
    ...(name && { name }),
    isEmailProven: email !== undefined && saysProven && trustedIssuers.has(claims.iss),
  };
}
