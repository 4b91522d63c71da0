import type { ContentType } from '../../kernel/content/content.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Target } from '../moderation.schemas.js';
import { caseDecider } from './case.decider.js';
import { caseState } from './case.state.js';
import { isToHide } from './intake.rules.js';

type Deps = Pick<ModuleContext, 'bus' | 'eventStore' | 'contents'>;

/** Hide what is new and what enough members have reported. A reactor carries it out.
 *  source  README, Intake 3–5 */
export async function hideIfEnough(
  { bus, eventStore, contents }: Deps,
  caseId: string,
  targets: readonly Target[],
  now: string,
): Promise<void> {
  const known = await loadState(eventStore, caseState, caseId);
  for (const { kind, id, ownerId } of targets) {
    const type = contents.typeOf(kind);
    if (!type?.removal?.hiding) continue;
    const { events, version } = await eventStore.history(type.events, type.streamId?.(id) ?? id);
    const changedAt = events.findLast((event) => isChangeBy(type, event, ownerId))?.recordedAt;
    if (changedAt === undefined || !isToHide(known, { kind, id, changedAt }, now)) continue;
    const meta = systemCommand(now, deterministicId('hide', caseId, kind, id));
    await dispatch(bus, caseDecider, caseId, { type: 'HideContent', kind, id, version, changedAt, meta });
  }
}

/** Whether its owner made or changed it by this event: the event has words of a person, or names photos. */
export const isChangeBy = (
  { events, photos }: ContentType,
  { type, meta }: Pick<RecordedEvent, 'type' | 'meta'>,
  ownerId: string,
): boolean =>
  meta.actorId === ownerId &&
  (events.schemas[type]?.personal !== undefined || photos?.fields[type] !== undefined);
