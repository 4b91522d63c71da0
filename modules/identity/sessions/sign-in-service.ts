import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Response } from 'express';
import { DomainError, unauthenticated } from '../../kernel/decider/errors.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { APP_CHECK, type AppCheck } from '../../kernel/http/app-check.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import { noteAbout, noteSecurityEvent } from '../../kernel/security/request-context.js';
import { type Account, type FirstFactor, firstFactorOf } from '../accounts/accounts.js';
import { Credentials } from '../accounts/credentials.js';
import { MemberEmails } from '../emails/member-emails.js';
import { newDeviceEmail } from '../emails/notice-emails.js';
import type { Session } from '../identity.contract.js';
import { Challenges, challengeAge } from '../second-factor/challenges.js';
import { Reauthentication } from '../second-factor/reauth.js';
import { SecondFactor, type SecondFactorMethod } from '../second-factor/second-factor.js';
import { wrongCodeAtSignIn } from '../second-factor/wrong-code.js';
import { BrowserSessions } from './browser-sessions.js';
import { clientInfoOf, describeClient } from './device.js';
import { KnownDevices } from './known-devices.js';
import { Sessions, signInAgain } from './sessions.js';
import type { SignInOutcome } from './sign-in-history.contract.js';
import { SignInHistory } from './sign-in-history.js';

/** Every sign-in method ends here, so that second factor, history and cookie are the same for all. */
@Injectable()
export class SignInService {
  constructor(
    @Inject(Credentials) private readonly credentials: Credentials,
    @Inject(SecondFactor) private readonly secondFactor: SecondFactor,
    @Inject(Challenges) private readonly challenges: Challenges,
    @Inject(Reauthentication) private readonly reauthentication: Reauthentication,
    @Inject(SignInHistory) private readonly history: SignInHistory,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(BrowserSessions) private readonly browserSessions: BrowserSessions,
    @Inject(KnownDevices) private readonly knownDevices: KnownDevices,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
    @Optional() @Inject(APP_CHECK) private readonly appCheck?: AppCheck,
  ) {}

  /** errors  WRONG_CREDENTIALS, SECOND_FACTOR_NEEDED (unauthenticated), ACCOUNT_CLOSED, APP_CHECK_REQUIRED (forbidden), TOO_MANY_TRIES (too-many) */
  async signInByPassword(
    email: string,
    password: string,
    request: SignedRequest,
    response: Response,
  ): Promise<Session> {
    if (await this.credentials.hasFailed(email, request.ip ?? '')) this.appCheck?.require(request);
    const account = await this.#checked(email, password, request);
    return this.signIn(firstFactorOf(account), 'password', request, response);
  }

  /** Sign in a member who has shown one factor: open a new session and end the one that this browser had before. With two-step sign-in on,
   *  refuse with a challenge for `complete` instead.
   *  in      way: "password", "sign-up", "link", or a social kind
   *          authenticatedAt: when the identity provider says that the member signed in there
   *  errors  SECOND_FACTOR_NEEDED (unauthenticated) with `challenge` and its seconds to live, SIGN_IN_AGAIN (unauthenticated)
   *  source  README, Rule 17 */
  async signIn(
    factor: FirstFactor,
    way: string,
    request: SignedRequest,
    response: Response,
    authenticatedAt?: string,
  ): Promise<Session> {
    const { memberId } = factor;
    const signInId = newId();
    const isOn = (await this.secondFactor.since(memberId)) !== null;
    const outcome = isOn ? 'code-asked' : 'signed-in';
    await this.history.record({ id: signInId, memberId, way, outcome, ...clientInfoOf(request) });
    if (!isOn) return this.#open({ factor, signInId, way, authenticatedAt }, request, response);
    response.set('Cache-Control', 'no-store');
    throw unauthenticated('SECOND_FACTOR_NEEDED', {
      message: 'Enter the code from your authenticator app.',
      identityCode: 'multi-factor-auth-required',
      challenge: this.challenges.issue({ ...factor, signInId }),
      expiresIn: challengeAge,
    });
  }

  /** Complete a sign-in with the second factor: a code from the app or a recovery code. A challenge works once.
   *  errors  WRONG_CODE, SIGN_IN_AGAIN (unauthenticated), TOO_MANY_TRIES (too-many), SIGN_IN_BUSY (unavailable) */
  async complete(
    challenge: string,
    code: string,
    request: SignedRequest,
    response: Response,
  ): Promise<Session> {
    const opened = this.challenges.read(challenge);
    if (!opened || !(await this.history.awaitsCode(opened.signInId, opened.securityStamp)))
      throw signInAgain();
    const { memberId, signInId } = opened;
    noteAbout(memberId);
    const method = await this.reauthentication.countAttempt(
      'code at the door',
      memberId,
      this.knownDevices.find(memberId, request) ?? request.ip ?? '',
      () => this.secondFactor.verify(memberId, code),
    );
    if (!(await this.history.conclude(signInId, outcomeOf(method)))) throw signInAgain();
    if (!method) throw wrongCodeAtSignIn();
    return this.#open(
      { factor: opened, signInId, way: 'second-factor', bothFactors: true },
      request,
      response,
    );
  }

  async #open(
    { factor, signInId, way, bothFactors, authenticatedAt }: CompletedSignIn,
    request: SignedRequest,
    response: Response,
  ): Promise<Session> {
    const client = clientInfoOf(request);
    const isNew = await this.history.isNewDevice(factor.memberId, signInId, client);
    const notice = newDeviceEmail(describeClient(client));
    const email = isNew
      ? await this.memberEmails.write(factor.memberId, 'new-device', signInId, notice)
      : undefined;
    await this.browserSessions.end(request);
    const opened = await this.sessions.open(factor, client, { email, bothFactors, authenticatedAt });
    noteSecurityEvent('signed-in', { memberId: factor.memberId, way });
    return this.browserSessions.respond(opened, request, response);
  }

  async #checked(email: string, password: string, request: SignedRequest): Promise<Account> {
    const device = await this.knownDevices.findByEmail(email, request);
    try {
      return await this.credentials.check(email, password, request.ip ?? '', device);
    } catch (error) {
      const outcome = error instanceof DomainError && refusals.get(error.code);
      if (outcome)
        await this.history.recordRefusal(email, { way: 'password', outcome, client: clientInfoOf(request) });
      throw error;
    }
  }
}

interface CompletedSignIn {
  readonly factor: FirstFactor;
  readonly signInId: string;
  readonly way: string;
  readonly bothFactors?: boolean;
  readonly authenticatedAt?: string | undefined;
}

const refusals: ReadonlyMap<string, SignInOutcome> = new Map([
  ['WRONG_CREDENTIALS', 'wrong-password'],
  ['ACCOUNT_CLOSED', 'suspended'], // the word of earlier rows, when suspended members were refused too
]);

function outcomeOf(method: SecondFactorMethod | undefined) {
  if (method === undefined) return 'wrong-code';
  return method === 'recovery-code' ? 'recovery-code' : 'signed-in';
}
