import type pg from 'pg';
import type { Logger } from 'pino';
import type { Contents } from '../content/contents.js';
import type { Clock } from '../decider/clock.js';
import type { Blobs } from '../files/blobs.js';
import { definePort } from '../manifest/port.js';
import type { Database } from '../postgres/database.js';
import type { SecurityLog } from '../security/security-log.js';
import type { Environment } from './environment.js';

/** Tokens for dependencies that every process has and that have no class: `@Inject(DATABASE) private readonly db: Database`.
 *  DomainEventStore and Processors are provided under their classes. */
export const ENVIRONMENT = definePort<Environment>('Environment');
export const DATABASE = definePort<Database>('Database');
export const POOL = definePort<pg.Pool>('pg.Pool');
export const CLOCK = definePort<Clock>('Clock');
export const LOG = definePort<Logger>('pino.Logger');
export const BLOBS = definePort<Blobs>('Blobs');
export const CONTENTS = definePort<Contents>('Contents');
export const SECURITY_LOG = definePort<SecurityLog>('SecurityLog');
export const MASTER_SECRET = definePort<string>('installation secret');
