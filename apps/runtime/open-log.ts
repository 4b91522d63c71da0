import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '../../modules/kernel/config/environment.js';
import { lineOfRequest } from '../../modules/kernel/security/request-context.js';

/** Which program writes. */
export type ProcessName = 'api' | 'worker' | 'cli' | 'demo';

/** Logs without secrets or personal data: no headers, no bodies, paths without their query. Each line says which process of which host writes it, and
 *  within a request which request, member and session it belongs to.
 *  source  ADR 0127 */
export function openLog(
  { LOG_LEVEL }: Pick<Environment, 'LOG_LEVEL'>,
  process: ProcessName,
  to?: DestinationStream,
): Logger {
  const options = {
    level: LOG_LEVEL,
    base: { process, pid: globalThis.process.pid, host: hostname() },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: lineOfRequest,
    redact: ['req.headers', 'res.headers', '*.password', '*.token', '*.email', 'err.detail', 'err.where'],
  };
  return to ? pino(options, to) : pino(options);
}
