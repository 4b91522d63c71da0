import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '../../modules/kernel/config/environment.js';

/** Warns an operator whose process runs within a clone: it can read the whole history of the code, and needs none of it.
 *  source  docs/operations.md, The working folder */
export async function warnOfHistory(
  { NODE_ENV }: Pick<Environment, 'NODE_ENV'>,
  log: Pick<Logger, 'warn'>,
  folder = process.cwd(),
): Promise<void> {
  if (NODE_ENV !== 'production') return;
  const isThere = await access(join(folder, '.git')).then(
    () => true,
    () => false,
  );
  if (isThere)
    log.warn(
      { folder },
      'the working folder has the history of the code (.git): docs/operations.md says how to do without',
    );
}
