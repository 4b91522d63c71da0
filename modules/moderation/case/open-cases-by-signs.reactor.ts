import { loadState } from '../../kernel/decider/handle-command.js';
import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { messageEvents } from '../../messages/message/message.events.js';
import { scamSignsIn } from '../../messages/scam.rules.js';
import { threadState } from '../../messages/thread/thread.state.js';
import { openByRule } from './intake.js';

type Deps = Pick<ModuleContext, 'bus' | 'contents' | 'eventStore'>;

/** Whenever a first message to somebody who has not answered has the signs of a scam, a case opens: one for each sender in a thread.
 *  source  README, Intake 7 */
export const openCasesBySigns = (deps: Deps): Reactor =>
  reactor({
    name: 'open-cases-by-scam-signs',
    handles: [pick(messageEvents, 'MessageSent')],
    handle: async (_, events) => {
      for (const { entityId: id, recordedAt, data } of events) {
        const signs = scamSignsIn(data.body);
        if (!signs.length || !(await isFirstContact(deps, data))) continue;
        await openByRule(
          deps,
          { kind: 'message', id },
          {
            rule: 'scam-signs',
            about: `${data.threadId} ${data.senderId}`,
            category: 'scam',
            reason: `A first message has the signs of a scam: ${signs.join(', ')}.`,
          },
          recordedAt,
        );
      }
    },
  });

/** Whether somebody in the thread has not accepted the sender's request yet. */
async function isFirstContact(
  { eventStore }: Deps,
  { threadId, senderId }: { readonly threadId: string; readonly senderId: string },
): Promise<boolean> {
  const thread = await loadState(eventStore, threadState, threadId);
  if (thread.status === 'none') return false;
  return Object.entries(thread.participants).some(
    ([id, { status }]) => id !== senderId && status === 'requested',
  );
}
