import type { Environment } from '../../../kernel/config/environment.js';
import { systemClock } from '../../../kernel/decider/clock.js';
import type { ModuleContext } from '../../../kernel/manifest/manifest.js';
import type { CheckSettings } from './check-call.js';
import { GuardianCheckJob } from './guardian-check.job.js';

/** The configured check of guardians; undefined when staff alone verifies. */
export function guardianCheckSettings({
  GUARDIAN_CHECK_URL: url,
  GUARDIAN_CHECK_SECRET: secret,
}: Environment): CheckSettings | undefined {
  return url !== undefined && secret !== undefined ? { url, secret } : undefined;
}

/** Begin to ask the configured check about guardians who accepted. */
export function startGuardianCheck({
  environment,
  bus,
  db,
  eventStore,
  secret,
  log,
}: Pick<ModuleContext, 'environment' | 'bus' | 'db' | 'eventStore' | 'secret' | 'log'>): {
  stop(): Promise<void>;
} {
  const check = guardianCheckSettings(environment);
  if (!check) return { stop: async () => undefined };
  const post = new GuardianCheckJob({
    db,
    bus,
    eventStore,
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
