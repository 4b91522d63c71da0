import 'reflect-metadata';
import { CommandBus } from '@nestjs/cqrs';
import { Members } from '../../modules/identity/accounts/accounts.js';
import { type Environment, readEnvironment } from '../../modules/kernel/config/environment.js';
import { settleDemo } from '../demo/seed-demo.js';
import { endAtFault, endWell } from '../runtime/graceful-shutdown.js';
import { startGuardianCheck } from '../runtime/guardian-check.js';
import { startPost } from '../runtime/mail-dispatcher.js';
import { type House, openHouse, openLog } from '../runtime/runtime.js';
import { startTimers } from '../runtime/scheduler.js';
import { hearAskedToEnd } from '../runtime/shutdown-signal.js';
import { holdPort } from './reserve-port.js';
import { createServer } from './server.js';

const end = hearAskedToEnd();
try {
  await start();
} catch (error) {
  if (!end.asked) process.stderr.write(`${(error as Error).message}\n`);
  process.exit(end.asked ? 0 : 1);
}

async function start(): Promise<void> {
  const asked = readEnvironment();
  const { environment, release } = await listening(() => holdPort(asked), asked);
  const log = openLog(environment);
  const house = await openHouse(environment, log);
  if (end.asked) {
    await house.close();
    process.exit(0);
  }
  endAtFault(house);
  end.onward(() => void house.leave().finally(() => process.exit(0)));
  try {
    await serve(house, release);
  } catch (error) {
    await house.close().catch(() => undefined);
    throw error;
  }
}

async function serve(house: House, releasePort: () => Promise<void>): Promise<void> {
  const { environment, log, processors } = house;
  await processors.prepare(({ name, position, head }) =>
    log.info({ projection: name, position, head }, 'building'),
  );
  const server = await createServer(house);
  if (environment.PROCESSORS) processors.start();
  const bus = server.app.get(CommandBus);
  const timers = startTimers(house, bus);
  const post = environment.PROCESSORS ? startPost(house) : undefined;
  const check = environment.PROCESSORS ? startGuardianCheck(house) : undefined;
  await releasePort();
  await listening(() => server.app.listen(environment.PORT, environment.HOST), environment);
  const address = server.app.getHttpServer().address() as { port: number };
  process.stdout.write(`\n  Swap Meet Classics is open: http://localhost:${address.port}\n\n`);
  const demo = new AbortController();
  const settling = settleDemo(house, bus, server.app.get(Members), demo.signal).catch((error: unknown) =>
    log.error({ err: error }, 'the demo nation is not complete'),
  );

  endWell(end, house, [
    async () => demo.abort(),
    () => timers.stop(),
    async () => post?.stop(),
    async () => check?.stop(),
    () => server.close(),
    () => settling,
  ]);
}

async function listening<Opened>(
  open: () => Promise<Opened>,
  { PORT, HOST }: Pick<Environment, 'PORT' | 'HOST'>,
): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE'
        ? `Port ${PORT} is taken: stop what uses it, or set PORT to another one.`
        : `HOST ${HOST}, PORT ${PORT}: it is not possible to listen there (${message}).`,
    );
  }
}
