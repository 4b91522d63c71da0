import { Secret, TOTP } from 'otpauth';
import type { Session } from '../identity.contract.js';
import type { Browser, TestIdentity } from '../identity.fixtures.js';

/** For tests: the password of every test member. */
export const password = 'rust never sleeps';
/** units  seconds that a code of the app lasts */
export const step = 30;

/** The code that an authenticator app shows at a given time. */
export const codeAt = (secret: string, now: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(now) });

const many = { max: 1_000, minutes: 5 };
export const relaxedLimits = {
  'sign-in from address': many,
  'sign-up from address': many,
  'proof from address': many,
} as const;

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Awaited<ReturnType<Browser['call']>>['body'] & {
    readonly challenge: string;
    readonly secret: string;
    readonly uri: string;
    readonly recoveryCodes: readonly string[];
    /** After a re-authentication: with new tokens. */
    readonly session?: Session;
  };
}

/** Members with and without two-step sign-in, and how they sign in.
 *  in  at: the identity module, once it is open */
export function twoStepFixtures(at: () => TestIdentity) {
  let people = 0;
  const codeNow = (secret: string) => codeAt(secret, at().clock.now());

  const signIn = (browser: Browser, email: string) =>
    browser.call('POST', '/api/auth/sign-in', { email, password }) as Promise<Answered>;

  const complete = (browser: Browser, challenge: string, code: string) =>
    browser.call('POST', '/api/auth/second-factor', { challenge, code }) as Promise<Answered>;

  /** Sign in with both factors on a new device. */
  async function enter({ email }: { readonly email: string }, code: string) {
    const browser = at().browser();
    return complete(browser, (await signIn(browser, email)).body.challenge, code);
  }

  async function newMember() {
    const browser = at().browser();
    const email = `careful-${++people}@example.com`;
    const { body } = await browser.call('POST', '/api/auth/sign-up', { email, password });
    await at().verifyEmail(body.user.uid);
    let token = body.accessToken;
    return {
      email,
      uid: body.user.uid,
      get token() {
        return token;
      },
      refresh: async () => {
        token = (await browser.call('POST', '/api/auth/refresh')).body.accessToken;
      },
      call: async (method: string, path: string, sent?: object, headers?: Record<string, string>) => {
        const answer = (await browser.call(method, path, sent, {
          authorization: `Bearer ${token}`,
          ...headers,
        })) as Answered;
        token = answer.body.session?.accessToken ?? token;
        return answer;
      },
    };
  }

  /** A member who has turned two-step sign-in on, and whose next code works. */
  async function memberWithTwoStep() {
    const member = await newMember();
    const { secret } = (await member.call('POST', '/api/account/totp', {})).body;
    const on = await member.call('POST', '/api/account/totp/confirm', { code: codeNow(secret) });
    expect(on.status).toBe(200);
    at().clock.pass(step);
    const { recoveryCodes } = on.body;
    return {
      ...pick(member),
      get token() {
        return member.token;
      },
      secret,
      recoveryCodes,
    };
  }

  return { newMember, memberWithTwoStep, signIn, complete, enter, codeNow };
}

const pick = <Member extends Record<'email' | 'uid' | 'call' | 'refresh', unknown>>({
  email,
  uid,
  call,
  refresh,
}: Member): Pick<Member, 'email' | 'uid' | 'call' | 'refresh'> => ({ email, uid, call, refresh });
