import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { AppModule } from '../runtime/app.module.js';
import { shutDownGracefully, shutDownOnCrash } from '../runtime/graceful-shutdown.js';
import { startJobs } from '../runtime/jobs.js';
import { openLog } from '../runtime/open-log.js';
import { openRuntime, type Runtime } from '../runtime/runtime.js';
import { shutdownSignal } from '../runtime/shutdown-signal.js';

/**
 * Runs only processors and jobs, beside API processes that run with PROCESSORS=0. Each processor is live in one
 * process only; the others wait for it.
 */
const end = shutdownSignal();
try {
  const environment = readEnvironment();
  const runtime = await openRuntime(environment, openLog(environment, 'worker'), {
    share: true,
    signal: end.signal,
  });
  shutDownOnCrash(runtime);
  end.onShutdown(() => void runtime.abort().finally(() => process.exit(0)));
  try {
    await follow(runtime);
  } catch (error) {
    await runtime.close().catch(() => undefined); // the first error is thrown
    throw error;
  }
} catch (error) {
  if (!end.received) process.stderr.write(`${(error as Error).message}\n`);
  process.exit(end.received ? 0 : 1);
}

async function follow(runtime: Runtime): Promise<void> {
  await runtime.processors.prepare();
  const nest = await NestFactory.createApplicationContext(AppModule.of(runtime), {
    logger: false,
    abortOnError: false,
  });
  runtime.processors.start();
  const jobs = startJobs(nest, runtime);
  runtime.log.info('following the log');
  shutDownGracefully(end, runtime, [
    () => Promise.all([runtime.processors.stop(), jobs.stop()]),
    () => nest.close(),
  ]);
}
