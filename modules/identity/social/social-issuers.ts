import type { Environment } from '../../kernel/config/environment.js';
import { type SocialKind, socialKinds } from '../member/member.events.js';

/** An identity provider, as this installation is registered with it. */
export interface SocialIssuer {
  readonly kind: SocialKind;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** How the answer comes back. Default: in the query. */
  readonly responseMode?: 'form_post';
  /** For an issuer whose discovery document lacks it. */
  readonly tokenEndpoint?: string;
}

type Preset = Pick<SocialIssuer, 'name' | 'scope' | 'responseMode' | 'tokenEndpoint'>;

/** How the four providers differ.
 *  source  Apple, "Authenticating users with Sign in with Apple": name and e-mail come by form_post only;
 *          Facebook, "Manually build a login flow": its OpenID description names no token endpoint */
const presets: Readonly<Record<SocialKind, Preset>> = {
  google: { name: 'Google', scope: 'openid email profile' },
  apple: { name: 'Apple', scope: 'openid email name', responseMode: 'form_post' },
  facebook: {
    name: 'Facebook',
    scope: 'openid email public_profile',
    tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
  },
  microsoft: { name: 'Microsoft', scope: 'openid email profile' },
};

export const socialNames: Readonly<Record<SocialKind, string>> = {
  google: presets.google.name,
  apple: presets.apple.name,
  facebook: presets.facebook.name,
  microsoft: presets.microsoft.name,
};

/** The providers whose client id and secret are configured, in the order of the buttons. */
export function socialIssuers(environment: Environment): readonly SocialIssuer[] {
  return socialKinds.flatMap((kind) => {
    const upper = kind.toUpperCase() as Uppercase<SocialKind>;
    const clientId = environment[`SOCIAL_${upper}_CLIENT_ID`];
    const clientSecret = environment[`SOCIAL_${upper}_CLIENT_SECRET`];
    const issuer = environment[`SOCIAL_${upper}_ISSUER`];
    return clientId && clientSecret ? [{ kind, ...presets[kind], issuer, clientId, clientSecret }] : [];
  });
}
