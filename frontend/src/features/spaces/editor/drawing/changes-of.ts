import { isSame } from '@modules/spaces/drawing/is-same.rules';
import type { Space } from '@modules/spaces/map/space-map.schemas';

/** What a publication does to what everybody sees. */
export interface PublishedChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly gone: readonly string[];
  /** Of those that are gone: somebody has them on a date to come. */
  readonly taken: readonly string[];
}

/** Codes of what differs between the published spaces and the draft. */
export function changesOf(
  published: readonly Space[],
  draft: readonly Space[],
  takenIds: readonly string[],
): PublishedChanges {
  const before = new Map(published.map((space) => [space.id, space]));
  const after = new Set(draft.map(({ id }) => id));
  const taken = new Set(takenIds);
  const gone = published.filter(({ id }) => !after.has(id));
  return {
    added: draft.filter(({ id }) => !before.has(id)).map(({ code }) => code),
    changed: draft
      .filter((space) => before.has(space.id) && !isSame(before.get(space.id), space))
      .map(({ code }) => code),
    gone: gone.map(({ code }) => code),
    taken: gone.filter(({ id }) => taken.has(id)).map(({ code }) => code),
  };
}
