import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import { type EraserDeps, eraseDue } from './erase-member.process.js';

/** Erase every member whose grace is over, and resume erasures that failed half-way. */
export const eraseMembersJob = (deps: EraserDeps): ScheduledJob =>
  scheduledJob({ name: 'erase-members', everySeconds: 30, run: ({ now }) => eraseDue(deps, now) });
