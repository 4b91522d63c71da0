import type { WritableCheck } from '../kernel/http/guard.js';
import type { Settings } from '../settings/settings.ports.js';
import { readOnly } from '../settings/switches.rules.js';
import { isStaff } from './staff.rules.js';

/** The guard's check of calls that change something: in read-only mode only those of staff pass.
 *  errors  SITE_READ_ONLY (unavailable)
 *  source  ADR 0080 */
export const writableCheck =
  (settings: Settings): WritableCheck =>
  async (actor) => {
    if ((await settings.get('read-only')) && !isStaff(actor?.roles ?? [])) throw readOnly();
  };
