import type { Environment } from '../../modules/kernel/config/environment.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import type { CheckSettings } from '../../modules/members/guardians/check/check-call.js';
import { CheckPost } from '../../modules/members/guardians/check/guardian-check.job.js';
import type { House } from './runtime.js';

/** The configured check of guardians; undefined when staff alone verifies. */
export function guardianCheckOf({
  GUARDIAN_CHECK_URL: url,
  GUARDIAN_CHECK_SECRET: secret,
}: Environment): CheckSettings | undefined {
  return url !== undefined && secret !== undefined ? { url, secret } : undefined;
}

/** Begin to ask the configured check about guardians who accepted. */
export function startGuardianCheck({ environment, db, journal, secret, log }: House): {
  stop(): Promise<void>;
} {
  const check = guardianCheckOf(environment);
  if (!check) return { stop: async () => undefined };
  const post = new CheckPost({
    db,
    journal,
    secret,
    check,
    clock: systemClock,
    alarm: ({ parked, ...what }) =>
      parked
        ? log.error(what, 'the guardian check gave no answer that can be read: staff has to look')
        : log.warn(what, 'the guardian check did not answer'),
  });
  post.start();
  return post;
}
