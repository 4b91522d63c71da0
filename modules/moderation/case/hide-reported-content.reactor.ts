import type { ContentRef } from '../../kernel/content/content.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type EventOf, pick, type RecordedEvent } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import type { Notifier } from '../../notifications/notifications.ports.js';
import { reportNotice } from '../moderation.notification-kinds.js';
import { caseEvents } from './case.events.js';
import { caseState, keyOf } from './case.state.js';
import { mendingTime } from './intake.rules.js';

type Deps = Pick<ModuleContext, 'bus' | 'eventStore' | 'contents'> & { readonly notifier: Notifier };

const followed = pick(caseEvents, 'ContentHidden', 'ContentMended', 'CaseDecided');
type Followed = RecordedEvent<EventOf<typeof followed>>;

/** Whenever enough members have reported something, it is hidden. It is shown again once its author mended it, and once a case ends without removing it.
 *  source  README, Intake 5 and 6 */
export const hideReportedContent = (deps: Deps): Reactor =>
  reactor({
    name: 'hide-reported-content',
    handles: [followed],
    handle: async (tx, events) => {
      for (const event of events) {
        if (event.type === 'ContentHidden') {
          await change(deps, 'hide', event.data, event);
          await tellAuthor(tx, deps, event);
        } else for (const ref of await shownAfter(deps, event)) await change(deps, 'show', ref, event);
      }
    },
  });

/** Its author may mend it, and is told at once. */
async function tellAuthor(
  tx: Database,
  { eventStore, contents, notifier }: Deps,
  { id, entityId, recordedAt, data }: Extract<Followed, { readonly type: 'ContentHidden' }>,
): Promise<void> {
  const known = await loadState(eventStore, caseState, entityId);
  if (known.status === 'none') return;
  const type = contents.typeOf(data.kind);
  const named = `${type?.name.one ?? 'post'}${type?.titlesOf ? ` {${data.kind} ${data.id}}` : ''}`;
  await notifier.notify(tx, {
    ...reportNotice.of('hidden'),
    id: deterministicId('tell author of hidden content', id),
    recipientId: known.subjectId,
    sentAt: recordedAt,
    message: `Several members reported your ${named}, so it is hidden until a moderator has looked. Change it within ${mendingTime} minutes, and it is shown again at once.`,
    href: (await contents.pageOf(data)) ?? '/notifications',
    about: data.id,
    delivery: 'urgent',
  });
}

/** What is shown again after this event. */
async function shownAfter(
  { eventStore }: Deps,
  event: Exclude<Followed, { readonly type: 'ContentHidden' }>,
): Promise<readonly ContentRef[]> {
  if (event.type === 'ContentMended') return [event.data];
  const { outcome, draft } = event.data;
  const known = await loadState(eventStore, caseState, event.entityId);
  if (known.status === 'none' || (outcome === 'acted' && !draft)) return []; // its community removed all of it
  return known.hidden.filter((one) => !one.isMended && !draft?.removed.includes(keyOf(one)));
}

/** Content that is gone, or about which somebody else decided since, stays. */
async function change(
  { bus, contents }: Deps,
  how: 'hide' | 'show',
  { kind, id }: ContentRef,
  cause: Pick<RecordedEvent, 'id' | 'recordedAt'>,
): Promise<void> {
  const meta: CommandMetadata = systemCommand(
    cause.recordedAt,
    deterministicId('hide-reported-content', cause.id, kind, id),
  );
  try {
    await contents.typeOf(kind)?.removal?.hiding?.[how](bus, id, meta);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
