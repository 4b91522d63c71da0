import { refuseSuspended } from '../identity/sessions/refuse-suspended.shared.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { SignedRequest } from '../kernel/http/route.js';
import { type Deps, isParentThread } from './conversations.shared.js';
import { membersIn, threadState } from './thread/thread.state.js';

/** While a member is suspended, only the thread with their guardian or ward is open to them.
 *  errors  ACCOUNT_SUSPENDED (forbidden)
 *  source  ADR 0079 */
export async function refuseSuspendedElsewhere(
  deps: Deps,
  request: SignedRequest,
  threadId: string,
): Promise<void> {
  if (!request.suspension) return;
  const thread = await loadState(deps.eventStore, threadState, threadId);
  if (!(await isParentThread(deps, membersIn(thread)))) refuseSuspended(request);
}
