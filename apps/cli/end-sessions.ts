import { NestFactory } from '@nestjs/core';
import { installation } from '../../modules/identity/accounts/accounts.js';
import { SessionList } from '../../modules/identity/sessions/session-list.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { AppModule } from '../runtime/app.module.js';
import type { Runtime } from '../runtime/runtime.js';
import { recordToolAct } from './record-tool-act.js';

/** Sign everybody out on every device, as after a break-in.
 *  out  what to print */
export async function endSessions(runtime: Runtime): Promise<string> {
  const app = await NestFactory.createApplicationContext(AppModule.of(runtime), {
    logger: false,
    abortOnError: false,
  });
  try {
    const meta = { actor: installation, now: systemClock.now(), commandId: newId() };
    await recordToolAct(app, { action: 'everybody.signed-out', call: 'cli end-sessions' }, meta);
    return `Sessions ended: ${await app.get(SessionList).endEverybodys()}.`;
  } finally {
    await app.close();
  }
}
