import { forbidden } from '../../kernel/decider/errors.js';
import type { RefuseSuspended } from '../../kernel/http/guard.js';

/** Refuse what a suspended member may not call, and say where they read why.
 *  errors  ACCOUNT_SUSPENDED (forbidden) with `until`, ISO-8601 UTC or null, and `decision`, the path of the page that says why
 *  source  ADR 0079 */
export const refuseSuspended: RefuseSuspended = ({ suspension }) => {
  if (!suspension) return;
  const { until, decisionId } = suspension;
  throw forbidden('ACCOUNT_SUSPENDED', {
    message:
      'Your account is suspended. You can read the decision, appeal, download your data, or close your account.',
    until,
    decision: decisionId ? `/decisions/${decisionId}` : '/decisions',
  });
};
