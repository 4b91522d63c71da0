import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import { type EraserDeps, eraseDue } from './erase-member.process.js';

/** Erase everybody whose grace is over, and take up what broke off. */
export const eraseMembersJob = (deps: EraserDeps): ScheduledJob =>
  scheduledJob({ name: 'erase-members', everySeconds: 30, run: ({ now }) => eraseDue(deps, now) });
