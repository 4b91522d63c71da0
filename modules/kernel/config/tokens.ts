/** Names under which the composition (apps) provides what has no class of its own: `@Inject(DATABASE) private readonly db: Database`.
 *  Journal and Processors are provided under their classes. */
export const ENVIRONMENT = Symbol('Environment');
export const DATABASE = Symbol('Database');
export const POOL = Symbol('pg.Pool');
export const CLOCK = Symbol('Clock');
export const LOG = Symbol('pino.Logger');
export const BLOBS = Symbol('Blobs');
export const MASTER_SECRET = Symbol('installation secret');
export const OUTBOX = Symbol('Outbox');
export const MEMBER_ACCESS = Symbol('Standings');
export const ACTIVE_SESSIONS = Symbol('OpenSessions');
export const AGE_GATE = Symbol('AgeGate');
export const RECENT_AUTH = Symbol('FreshProof');
export const STOREFRONTS = Symbol('Storefronts');
