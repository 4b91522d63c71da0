import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { caseEvents } from '../case/case.events.js';
import { caseState } from '../case/case.state.js';
import { reportDecider } from './report.decider.js';

/** Whenever a case is decided, its reports are resolved. */
export const resolveReports = ({ bus, eventStore }: Pick<ModuleContext, 'bus' | 'eventStore'>): Reactor =>
  reactor({
    name: 'resolve-reports',
    handles: [pick(caseEvents, 'CaseDecided')],
    handle: async (_, events) => {
      for (const { id, entityId, recordedAt, data } of events) {
        const known = await loadState(eventStore, caseState, entityId);
        for (const report of known.status === 'none' ? [] : known.reports)
          await dispatch(bus, reportDecider, report.id, {
            type: 'ResolveReport',
            outcome: data.outcome,
            meta: systemCommand(recordedAt, deterministicId('resolve-reports', id, report.id)),
          });
      }
    },
  });
