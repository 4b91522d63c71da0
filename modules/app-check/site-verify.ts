import { z } from 'zod';
import type { Environment } from '../kernel/config/environment.js';
import { forbidden, unavailable } from '../kernel/decider/errors.js';
import type { AppCheckTask } from './app-check.contract.js';
import type { CheckProvider } from './check-provider.js';

/** A service like reCAPTCHA: its script gives the browser a response, which we verify there. The protocol is the same for reCAPTCHA, hCaptcha and
 *  Turnstile. The visitor's address is not sent.
 *  source  README, The configured service */
export class SiteVerify implements CheckProvider {
  constructor(private readonly settings: SiteVerifySettings) {}

  async task(): Promise<AppCheckTask> {
    const { script, siteKey } = this.settings;
    return { provider: 'recaptcha', script, siteKey };
  }

  async accept(solution: string): Promise<void> {
    const { success, score = 1 } = await this.#ask(solution);
    if (success && score >= leastScore) return;
    throw forbidden('APP_CHECK_REFUSED', {
      message: 'We could not make sure that you are a person. Write to support if this keeps happening.',
    });
  }

  async #ask(response: string): Promise<z.output<typeof Verdict>> {
    const { verifyUrl, secret } = this.settings;
    try {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response }),
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      });
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return Verdict.parse(await answer.json());
    } catch (cause) {
      const refusal = unavailable('APP_CHECK_UNREACHABLE', {
        message: 'The check that keeps robots out is not answering. Please try again in a moment.',
        retryAfter: 30,
      });
      throw Object.assign(refusal, { cause }); // for the line of the request
    }
  }
}

export interface SiteVerifySettings {
  readonly script: string;
  readonly siteKey: string;
  readonly verifyUrl: string;
  readonly secret: string;
}

/** The configured service; undefined without one. */
export function siteVerifySettings(environment: Environment): SiteVerifySettings | undefined {
  const {
    APP_CHECK_SCRIPT: script,
    APP_CHECK_SITE_KEY: siteKey,
    APP_CHECK_VERIFY_URL: verifyUrl,
    APP_CHECK_SECRET: secret,
  } = environment;
  return script && siteKey && verifyUrl && secret ? { script, siteKey, verifyUrl, secret } : undefined;
}

/** Only some services give a score: 0 is a robot, 1 a person. */
const leastScore = 0.5;

const Verdict = z.object({ success: z.boolean(), score: z.number().optional() });
