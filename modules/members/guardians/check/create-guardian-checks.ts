import type { Environment } from '../../../kernel/config/environment.js';
import type { QueuedJob } from '../../../kernel/jobs/job.js';
import type { ModuleContext } from '../../../kernel/manifest/manifest.js';
import type { CheckSettings } from './check-call.js';
import { checkGuardian, type GuardianCheckDeps } from './guardian-check.job.js';

/** The configured check of guardians; undefined when only staff verifies. */
export function guardianCheckSettings({
  GUARDIAN_CHECK_URL: url,
  GUARDIAN_CHECK_SECRET: secret,
}: Environment): CheckSettings | undefined {
  return url !== undefined && secret !== undefined ? { url, secret } : undefined;
}

/** The job that asks the configured check; none when only staff verifies. */
export function createGuardianChecks({
  environment,
  bus,
  clock,
  db,
  eventStore,
  secret,
  log,
}: Pick<
  ModuleContext,
  'environment' | 'bus' | 'clock' | 'db' | 'eventStore' | 'secret' | 'log'
>): readonly QueuedJob[] {
  const check = guardianCheckSettings(environment);
  if (!check) return [];
  const reportToStaff: GuardianCheckDeps['reportToStaff'] = (what) =>
    log.error(what, 'the guardian check gave no answer that can be read: staff has to look');
  return [checkGuardian({ bus, clock, db, eventStore, secret, check, reportToStaff })];
}
