import type { ContentType } from '../../kernel/content/content.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { pick, type RecordedEvent, streamOf } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { caseDecider } from './case.decider.js';
import { caseState } from './case.state.js';
import { isChangeBy } from './hide-if-enough.js';
import { casesOf } from './open-targets.js';

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'contents'>;

/** Whenever its author changes something that reports have hidden, in time, it is mended.
 *  source  README, Intake 6 */
export const mendContent = (deps: Deps): Reactor => {
  const types = deps.contents.types.filter(({ removal }) => removal?.hiding);
  return reactor({
    name: 'mend-reported-content',
    handles: types.map((type) => pick(type.events, ...changesOf(type))),
    handle: async (_, events) => {
      for (const event of events) {
        const type = types.find((one) => event.stream === streamOf(one.events, event.entityId));
        if (type) await mend(deps, type, event);
      }
    },
  });
};

/** The events by which its owner makes or changes it. */
const changesOf = ({ events, photos }: ContentType): readonly string[] =>
  Object.keys(events.schemas).filter(
    (name) => events.schemas[name]?.personal !== undefined || photos?.fields[name] !== undefined,
  );

async function mend({ bus, db, eventStore }: Deps, type: ContentType, event: RecordedEvent): Promise<void> {
  const { entityId: id, version, recordedAt } = event;
  const { kind } = type;
  for (const caseId of await casesOf(db, [{ kind, id }])) {
    const known = await loadState(eventStore, caseState, caseId);
    if (known.status === 'none' || !isChangeBy(type, event, known.subjectId)) continue;
    const meta = systemCommand(recordedAt, deterministicId('mend', caseId, event.id));
    await dispatch(bus, caseDecider, caseId, { type: 'MendContent', kind, id, version, meta });
  }
}
