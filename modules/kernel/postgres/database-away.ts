/** The database does not answer, does not let us in, or can do no work: connection trouble, a password that was changed, too many connections, a full disk, a copy
 *  that only reads, a shutdown or a start. Whoever asked is not at fault.
 *  source  PostgreSQL, Appendix A: classes 08, 28, and some of 25, 3D, 53, 57, 58 */
export function databaseIsAway(error: unknown): boolean {
  const { code, message, syscall, cause } = (error ?? {}) as {
    readonly [of in 'code' | 'message' | 'syscall' | 'cause']?: unknown;
  };
  if (typeof code === 'string' && (away.test(code) || (code === 'ENOENT' && syscall === 'connect')))
    return true;
  if (connectionLost.has(message) || noConnectionInTime.has(message)) return true;
  return cause !== undefined && databaseIsAway(cause);
}

const away =
  /^(08...|28...|25006|3D000|53100|53300|57P0[1-5]|58030)$|^(ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What pg says on a connection that died: to the query under way, and to the next one. */
const connectionLost: ReadonlySet<unknown> = new Set([
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** What a pool says whose connections are all in use, and one that opens another too slowly. */
export const noConnectionInTime: ReadonlySet<unknown> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);
