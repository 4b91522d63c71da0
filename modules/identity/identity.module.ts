import { Global, Module } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, DATABASE, POOL } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import type { Database } from '../kernel/postgres/database.js';
import { Accounts } from './accounts/accounts.js';
import { Credentials } from './accounts/credentials.js';
import { EmailChanges } from './accounts/email-changes.js';
import { MemberAccountController } from './accounts/member-account.controller.js';
import { MemberLookUpController } from './accounts/member-look-up.controller.js';
import { OwnEmailController } from './accounts/own-email.controller.js';
import { PasswordChanges } from './accounts/password-changes.js';
import { Passwords } from './accounts/passwords.js';
import { SignUps } from './accounts/sign-up.js';
import { MemberSuspensions } from './accounts/suspension.js';
import { Verification } from './accounts/verification.js';
import { VerificationEmails } from './accounts/verification-emails.js';
import { ACTIVE_SESSIONS } from './active-sessions.ports.js';
import { AttemptLimiter } from './attempt-limiter.js';
import { EmailLinkRequests } from './email-tokens/email-link-requests.js';
import { EmailTokensController } from './email-tokens/email-tokens.controller.js';
import { EmailTokens } from './email-tokens/email-tokens.js';
import { LinkSignIn } from './email-tokens/link-sign-in.js';
import { MemberEmails } from './emails/member-emails.js';
import { memberAt, recipientAddress } from './emails/recipient.js';
import { IdentityController } from './identity.controller.js';
import { RECIPIENTS, type Recipients } from './recipients.ports.js';
import { Challenges } from './second-factor/challenges.js';
import { ReauthController } from './second-factor/reauth.controller.js';
import { Reauthentication } from './second-factor/reauth.js';
import { RecentAuths } from './second-factor/recent-auths.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactor } from './second-factor/second-factor.js';
import { TotpController } from './second-factor/totp.controller.js';
import { TotpService } from './second-factor/totp.service.js';
import { SecondFactorRemovalController } from './second-factor/totp-removal.controller.js';
import { SecondFactorRemoval } from './second-factor/totp-removal.js';
import { AccessTokens } from './sessions/access-tokens.js';
import { activeSessions } from './sessions/active-sessions.js';
import { BrowserSessions } from './sessions/browser-sessions.js';
import { KnownDevices } from './sessions/known-devices.js';
import { SessionListController } from './sessions/session-list.controller.js';
import { SessionList } from './sessions/session-list.js';
import { Sessions } from './sessions/sessions.js';
import { SignInHistoryController } from './sessions/sign-in-history.controller.js';
import { SignInHistory } from './sessions/sign-in-history.js';
import { SignInService } from './sessions/sign-in-service.js';
import { timeZones } from './sessions/time-zones.js';
import { OAuthCallback } from './social/oauth-callback.js';
import { OAuthRedirects } from './social/oauth-redirects.js';
import { OAuthSignUp } from './social/oauth-sign-up.js';
import { OAuthStates } from './social/oauth-state.js';
import { SocialController } from './social/social.controller.js';
import { SocialLinks } from './social/social-links.js';
import { SocialProviders } from './social/social-providers.js';
import { SUSPENSIONS } from './suspensions.ports.js';
import { TIME_ZONES } from './time-zones.ports.js';
import { VERIFIED_ADDRESSES, type VerifiedAddresses } from './verified-addresses.ports.js';

const providers = [
  { provide: RECIPIENTS, useValue: { of: recipientAddress } satisfies Recipients },
  { provide: VERIFIED_ADDRESSES, useValue: { memberAt } satisfies VerifiedAddresses },
  { provide: TIME_ZONES, useValue: timeZones },
  { provide: SUSPENSIONS, useExisting: MemberSuspensions },
  {
    provide: ACTIVE_SESSIONS,
    inject: [DATABASE, POOL, CLOCK],
    useFactory: (db: Database, pool: pg.Pool, clock: Clock) => activeSessions(db, pool, clock),
  },
];

/** Provides RECIPIENTS, TIME_ZONES, SUSPENSIONS and ACTIVE_SESSIONS to every module, and tells the guard whether a caller authenticated recently. */
@Global()
@Module({
  controllers: [
    IdentityController,
    EmailTokensController,
    MemberAccountController,
    MemberLookUpController,
    OwnEmailController,
    ReauthController,
    SecondFactorRemovalController,
    SessionListController,
    SignInHistoryController,
    SocialController,
    TotpController,
  ],
  providers: [
    AccessTokens,
    Challenges,
    Credentials,
    EmailChanges,
    EmailLinkRequests,
    LinkSignIn,
    EmailTokens,
    PasswordChanges,
    SignUps,
    Verification,
    VerificationEmails,
    SignInService,
    RecentAuths,
    MemberEmails,
    Accounts,
    Passwords,
    Reauthentication,
    RecoveryCodes,
    SecondFactor,
    SecondFactorRemoval,
    TotpService,
    SessionList,
    Sessions,
    BrowserSessions,
    SignInHistory,
    OAuthCallback,
    OAuthRedirects,
    OAuthStates,
    SocialLinks,
    OAuthSignUp,
    SocialProviders,
    MemberSuspensions,
    AttemptLimiter,
    KnownDevices,
    ...providers,
  ],
  exports: [Accounts, Passwords, Sessions, ...providers],
})
export class IdentityModule {}
