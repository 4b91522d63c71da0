import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { FRESH_PROOF } from '../kernel/tokens.js';
import { AccessTokens } from './access-tokens.js';
import { Credentials } from './credentials.js';
import { EmailChanges } from './email-changes.js';
import { Entrance } from './entrance.js';
import { FreshProofs } from './fresh-proofs.js';
import { IdentityController } from './identity.controller.js';
import { LetterRequests } from './letter-requests.js';
import { LinkSignIn } from './link-sign-in.js';
import { Links } from './links.js';
import { MailLinksController } from './mail-links.controller.js';
import { AcceptTermsHandler } from './member.handler.js';
import { MemberLetters } from './member-letters.js';
import { MemberLookUpController } from './member-look-up.controller.js';
import { Members } from './members.js';
import { OwnMailController } from './own-mail.controller.js';
import { PasswordChanges } from './password-changes.js';
import { Passwords } from './passwords.js';
import { ProofController } from './proof.controller.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SessionListController } from './session-list.controller.js';
import { SessionList } from './session-list.js';
import { Sessions } from './sessions.js';
import { SignInHistoryController } from './sign-in-history.controller.js';
import { SignInHistory } from './sign-in-history.js';
import { SignUps } from './sign-up.js';
import { SocialController } from './social.controller.js';
import { UnlinkSocialHandler } from './social.handler.js';
import { SocialEnds } from './social-ends.js';
import { SocialFlows } from './social-flows.js';
import { SocialLinks } from './social-links.js';
import { SocialNewcomers } from './social-newcomers.js';
import { SocialProviders } from './social-providers.js';
import { SuspensionController } from './suspension.controller.js';
import { Suspensions } from './suspension.js';
import { TotpController } from './totp.controller.js';
import { Challenges } from './totp-challenge.js';
import { Proofs } from './totp-proof.js';
import { SecondFactorRemovalController } from './totp-removal.controller.js';
import { RemoveSecondFactorHandler } from './totp-removal.handler.js';
import { SecondFactorRemoval } from './totp-removal.js';
import { SecondFactor } from './totp-second-factor.js';
import { Tries } from './tries.js';
import { Verification } from './verification.js';

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
