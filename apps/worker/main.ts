import 'reflect-metadata';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { endAtFault, endWell } from '../runtime/graceful-shutdown.js';
import { startGuardianCheck } from '../runtime/guardian-check.js';
import { startPost } from '../runtime/mail-dispatcher.js';
import { type House, openHouse, openLog } from '../runtime/runtime.js';
import { hearAskedToEnd } from '../runtime/shutdown-signal.js';

/** Processors alone, beside API processes that run with PROCESSORS=0. Each name is live in one process only; the others wait for it. */
const end = hearAskedToEnd();
try {
  const environment = readEnvironment();
  const house = await openHouse(environment, openLog(environment), { share: true });
  endAtFault(house);
  end.onward(() => void house.leave().finally(() => process.exit(0)));
  try {
    await follow(house);
  } catch (error) {
    await house.close().catch(() => undefined);
    throw error;
  }
} catch (error) {
  if (!end.asked) process.stderr.write(`${(error as Error).message}\n`);
  process.exit(end.asked ? 0 : 1);
}

async function follow(house: House): Promise<void> {
  await house.processors.prepare();
  house.processors.start();
  const post = startPost(house);
  const check = startGuardianCheck(house);
  house.log.info('following the log');
  endWell(end, house, [() => post.stop(), () => check.stop()]);
}
