import { tab } from '@lib/browser/browser-store';
import type { LocationView } from '@modules/inventory/location.schemas';
import { finderOf, searchTextOf } from '@modules/kernel/text/words.rules';
import { useState } from 'react';

/** A place in the list, with whether anything is inside. */
export interface TreeRow {
  readonly place: LocationView;
  readonly hasInside: boolean;
}

/** Up to this many places are shown with all that is inside; of more, only the outermost at first. */
const fewPlaces = 30;
const storageKey = 'places unfolded';

/** The visible rows of the tree: all except those inside a folded place. Unfolded places stay unfolded in this tab.
 *  in  places  parents before what is in them
 *      words   a search: shows all places that match, folded or not */
export function usePlaceTree(places: readonly LocationView[], words: string) {
  const isFew = places.length <= fewPlaces;
  const [changed, setChanged] = useState<ReadonlySet<string>>(() => new Set(readChanged()));
  const isUnfolded = (id: string) => changed.has(id) !== isFew;
  const change = (next: ReadonlySet<string>) => {
    setChanged(next);
    tab.write(storageKey, JSON.stringify([...next]));
  };
  const parents = new Set(places.map(({ parentId }) => parentId));
  const rowOf = (place: LocationView): TreeRow => ({ place, hasInside: parents.has(place.id) });
  return {
    rows: words.trim() ? found(places, words).map(rowOf) : unfolded(places, isUnfolded).map(rowOf),
    isUnfolded,
    toggle: (id: string) => {
      const next = new Set(changed);
      if (!next.delete(id)) next.add(id);
      change(next);
    },
    /** Unfolds or folds all places. */
    unfoldAll: () => change(isFew ? new Set() : new Set(places.map(({ id }) => id))),
    foldAll: () => change(isFew ? new Set(places.map(({ id }) => id)) : new Set()),
  };
}

function unfolded(
  places: readonly LocationView[],
  isUnfolded: (id: string) => boolean,
): readonly LocationView[] {
  const known = new Set(places.map(({ id }) => id));
  const open = new Set<string>();
  return places.filter(({ id, parentId }) => {
    const isShown = parentId === null || !known.has(parentId) || open.has(parentId);
    if (isShown && isUnfolded(id)) open.add(id);
    return isShown;
  });
}

function found(places: readonly LocationView[], words: string): readonly LocationView[] {
  const isFound = finderOf(words);
  const mayBeCode = words.trim().length >= 4;
  return places.filter((place) => {
    const text = searchTexts.get(place) ?? searchTextOf(place.path);
    searchTexts.set(place, text);
    return isFound(text) || (mayBeCode && isFound(searchTextOf(place.code)));
  });
}

/** Cached between keystrokes. */
const searchTexts = new WeakMap<LocationView, string>();

function readChanged(): readonly string[] {
  try {
    const read: unknown = JSON.parse(tab.read(storageKey) ?? '[]');
    return Array.isArray(read) ? (read as string[]) : [];
  } catch {
    return [];
  }
}
