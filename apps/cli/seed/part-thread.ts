import { parentPort, workerData } from 'node:worker_threads';
import { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { openPool } from '../../../modules/kernel/postgres/database.js';
import { writePart } from './bulk.js';
import type { ThreadData } from './write-in-thread.js';

/** The thread that writes a part of a seed, with connections of its own. It tells its parent how many listings each step wrote. */
const { url, secret, part } = workerData as ThreadData;
const pool = openPool(url, 2);
const eventStore = new DomainEventStore(openPostgresEventStore(pool), new PersonKeys(pool, secret));
await writePart({ pool, eventStore }, part, (listings) => parentPort?.postMessage(listings));
await eventStore.log.close();
await pool.end();
