import 'reflect-metadata';
import { Accounts } from '../../modules/identity/accounts/accounts.js';
import { Passwords } from '../../modules/identity/accounts/passwords.js';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { GrantsService } from '../../modules/memberships/grants/grants.service.js';
import { Roles } from '../../modules/memberships/roles.js';
import { openLog } from '../runtime/open-log.js';
import { openRuntime } from '../runtime/runtime.js';
import { seedDemo } from './seed-demo.js';

/** The process that writes the demo data, a child of the API process; its exit code says whether the data is
 *  complete. It may end at any moment: each append is atomic, and the next start continues. */
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1));
process.on('disconnect', () => process.exit(1));

const environment = readEnvironment();
const runtime = await openRuntime(environment, openLog(environment, 'demo'), { share: true });
const { db, bus, eventStore, secret } = runtime;
const members = {
  accounts: new Accounts(db, bus, new Passwords(secret), systemClock),
  roles: new Roles(new GrantsService(eventStore, bus, db)),
};
const complete = await seedDemo(runtime, members, new AbortController().signal);
await runtime.close();
process.exit(complete ? 0 : 1);
