import { disableAccount } from '../../modules/identity/sessions/end-sessions.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import type { Eraser } from '../../modules/members/members.ports.js';
import { eraseOne } from '../../modules/processes/member.job.js';
import type { Runtime } from './runtime.js';

/** Shuts an account in the request, and erases it there where all read models have followed. Else, and when it breaks off, the timer does. */
export const createEraser = (runtime: Runtime): Eraser => ({
  atOnce: async (memberId) => {
    await disableAccount(runtime.db, memberId, systemClock.now());
    if (!(await runtime.processors.waitForPosition(await runtime.store.head()))) return;
    await eraseOne(runtime, memberId, systemClock.now()).catch((error: unknown) =>
      runtime.log.error({ err: error }, 'an erasure broke off: the timer takes it up'),
    );
  },
});
