import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { FRESH_PROOF } from '../kernel/tokens.js';
import { Credentials } from './accounts/credentials.js';
import { EmailChanges } from './accounts/email-changes.js';
import { MemberLookUpController } from './accounts/member-look-up.controller.js';
import { OwnMailController } from './accounts/own-mail.controller.js';
import { PasswordChanges } from './accounts/password-changes.js';
import { Passwords } from './accounts/passwords.js';
import { SignUps } from './accounts/sign-up.js';
import { SuspensionController } from './accounts/suspension.controller.js';
import { Suspensions } from './accounts/suspension.js';
import { Verification } from './accounts/verification.js';
import { IdentityController } from './identity.controller.js';
import { MemberLetters } from './letters/member-letters.js';
import { LetterRequests } from './links/letter-requests.js';
import { LinkSignIn } from './links/link-sign-in.js';
import { Links } from './links/links.js';
import { MailLinksController } from './links/mail-links.controller.js';
import { AcceptTermsHandler } from './member.handler.js';
import { Members } from './members.js';
import { Challenges } from './second-step/challenges.js';
import { FreshProofs } from './second-step/fresh-proofs.js';
import { ProofController } from './second-step/proof.controller.js';
import { Proofs } from './second-step/proofs.js';
import { RecoveryCodes } from './second-step/recovery-codes.js';
import { SecondFactor } from './second-step/second-factor.js';
import { TotpController } from './second-step/totp.controller.js';
import { SecondFactorRemovalController } from './second-step/totp-removal.controller.js';
import { RemoveSecondFactorHandler } from './second-step/totp-removal.handler.js';
import { SecondFactorRemoval } from './second-step/totp-removal.js';
import { AccessTokens } from './sessions/access-tokens.js';
import { Entrance } from './sessions/entrance.js';
import { SessionListController } from './sessions/session-list.controller.js';
import { SessionList } from './sessions/session-list.js';
import { Sessions } from './sessions/sessions.js';
import { SignInHistoryController } from './sessions/sign-in-history.controller.js';
import { SignInHistory } from './sessions/sign-in-history.js';
import { SocialController } from './social/social.controller.js';
import { UnlinkSocialHandler } from './social/social.handler.js';
import { SocialEnds } from './social/social-ends.js';
import { SocialFlows } from './social/social-flows.js';
import { SocialLinks } from './social/social-links.js';
import { SocialNewcomers } from './social/social-newcomers.js';
import { SocialProviders } from './social/social-providers.js';
import { Tries } from './tries.js';

const given = [{ provide: FRESH_PROOF, useExisting: FreshProofs }];

/** Gives every module FRESH_PROOF. */
@Global()
@Module({
  imports: [CqrsModule],
  controllers: [
    IdentityController,
    MailLinksController,
    MemberLookUpController,
    OwnMailController,
    ProofController,
    SecondFactorRemovalController,
    SessionListController,
    SignInHistoryController,
    SocialController,
    SuspensionController,
    TotpController,
  ],
  providers: [
    AcceptTermsHandler,
    AccessTokens,
    Challenges,
    Credentials,
    EmailChanges,
    LetterRequests,
    LinkSignIn,
    Links,
    PasswordChanges,
    SignUps,
    Verification,
    Entrance,
    FreshProofs,
    MemberLetters,
    Members,
    Passwords,
    Proofs,
    RecoveryCodes,
    RemoveSecondFactorHandler,
    SecondFactor,
    SecondFactorRemoval,
    SessionList,
    Sessions,
    SignInHistory,
    SocialEnds,
    SocialFlows,
    SocialLinks,
    SocialNewcomers,
    SocialProviders,
    Suspensions,
    Tries,
    UnlinkSocialHandler,
    ...given,
  ],
  exports: [Members, Passwords, Sessions, Suspensions, ...given],
})
export class IdentityModule {}
