import 'reflect-metadata';
import { readEnvironment } from '../../modules/kernel/environment.js';
import { openHouse, openLog } from '../house.js';
import { startPost } from '../start-post.js';

/** Processors alone, beside API processes that run with PROCESSORS=0. Each name is live in one process only; the others wait for it. */
const environment = readEnvironment();
const log = openLog(environment);
try {
  const house = await openHouse(environment, log, { share: true });
  await house.processors.prepare();
  house.processors.start();
  const post = startPost(house);
  log.info('following the log');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), 25_000).unref();
      void post
        .stop()
        .then(() => house.close())
        .then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
