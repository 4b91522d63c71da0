/** The database does not respond, refuses the connection, or cannot work: connection trouble, a changed password,
 *  too many connections, a full disk, a read-only replica, a shutdown or a start. The caller is not at fault.
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

/** pg's messages about a dead connection: to the query under way, and to the next one. */
const connectionLost: ReadonlySet<unknown> = new Set([
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** pg's messages when all connections of a pool are in use, and when opening one takes too long. */
export const noConnectionInTime: ReadonlySet<unknown> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);
