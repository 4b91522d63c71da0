import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { buildEvents } from '../build/build.events.js';
import type { Documents } from '../builds.ports.js';
import { copyDocumentsAlong } from './hand-over-documents.js';

/** Whenever a build was handed over, the documents that go along are copied, if the call that handed it over did not get so far. */
export const copyAlong = (
  deps: Pick<ModuleContext, 'eventStore'> & { readonly documents: Documents },
): Reactor =>
  reactor({
    name: 'copy-documents-along',
    handles: [pick(buildEvents, 'BuildHandedOver')],
    handle: async (_tx, events) => {
      for (const { entityId, recordedAt } of events) await copyDocumentsAlong(deps, entityId, recordedAt);
    },
  });
