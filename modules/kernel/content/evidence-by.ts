import { foldEvents } from '../decider/decider.js';
import type { StreamState } from '../decider/stream-decider.js';
import type { StreamDefinition } from '../event-store/events.js';
import type { ContentDeclaration, ContentDeps, ContentType, VersionedRef } from './content.js';
import type { DeclaredEvidence } from './evidence.js';

/** The evidence of a kind: its stream is read up to the version that was reported, and nothing later hides any of it.
 *  Only an erasure does: the words are stand-ins then.
 *  source  ADR 0077 */
export const evidenceBy =
  <Events extends StreamDefinition, State>(
    stream: StreamState<Events, State>,
    seen: DeclaredEvidence<Events, State>,
    { owner, streamId = (id) => id }: Pick<ContentDeclaration<Events, State>, 'owner' | 'streamId'>,
  ): NonNullable<ContentType['evidence']> =>
  async (deps: ContentDeps, { id, version }: VersionedRef) => {
    const all = await deps.eventStore.read(stream.events, streamId(id));
    const history = all.filter((event) => event.version <= version);
    const state = foldEvents(stream, history);
    const ownerId = owner(state, id);
    return {
      title: null,
      text: null,
      fields: [],
      photos: [],
      around: [],
      ...(await seen({ id, state, history }, deps)),
      isErased: ownerId ? await deps.eventStore.keys.isErased(ownerId) : false,
    };
  };
