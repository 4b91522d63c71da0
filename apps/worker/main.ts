import 'reflect-metadata';
import { readEnvironment } from '../../modules/kernel/environment.js';
import { hearAskedToEnd } from '../asked-to-end.js';
import { openHouse, openLog } from '../house.js';
import { startGuardianCheck } from '../members-check.js';
import { startPost } from '../start-post.js';

/** Processors alone, beside API processes that run with PROCESSORS=0. Each name is live in one process only; the others wait for it. */
const end = hearAskedToEnd();
try {
  const environment = readEnvironment();
  const log = openLog(environment);
  const house = await openHouse(environment, log, { share: true });
  end.onward(() => void house.leave().finally(() => process.exit(0)));
  await house.processors.prepare();
  house.processors.start();
  const post = startPost(house);
  const check = startGuardianCheck(house);
  log.info('following the log');
  let ending = false;
  end.onward(() => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), 25_000).unref();
    void Promise.all([post.stop(), check.stop()])
      .then(() => house.close())
      .then(() => process.exit(0));
  });
} catch (error) {
  if (!end.asked) process.stderr.write(`${(error as Error).message}\n`);
  process.exit(end.asked ? 0 : 1);
}
