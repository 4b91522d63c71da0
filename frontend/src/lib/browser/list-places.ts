import { tab } from './browser-store';
import { LIST_PLACES, type ListKeeper, type ListState } from './list-state';

/** Keeps the reader's place in the list at an entry of the history, and brings them back to the one that is kept.
 *  in  key: of the entry
 *      isReturn: the reader came by Back, Forward or a reload */
export function keepListPlace(key: string, isReturn: boolean, first: ListState): ListKeeper {
  const gone = new AbortController();
  let list = first;
  let sought = isReturn ? places.get(key) : undefined;
  let asked = 0;
  let isLeft = false;
  const remember = () => {
    if (isLeft || sought || !list.pages) return;
    places.delete(key);
    places.set(key, { pages: list.pages, entries: entriesInSight() });
  };
  const seek = () => {
    const { pages, more, isFetching } = list;
    if (!sought || pages === undefined || isFetching) return;
    if (pages < sought.pages && more && asked < pages) {
      asked = pages; // a page that does not load is asked for once
      more();
      return;
    }
    returnTo(sought, gone.signal);
    sought = undefined;
  };
  const listen = { signal: gone.signal };
  window.addEventListener(
    'popstate',
    () => {
      remember();
      isLeft = true; // the browser scrolls after this event
    },
    listen,
  );
  window.addEventListener(
    'pagehide',
    () => {
      remember();
      tab.write(LIST_PLACES, JSON.stringify([...places].slice(-MOST)));
    },
    listen,
  );
  seek();
  return {
    update: (next) => {
      list = next;
      seek();
    },
    leave: () => {
      remember();
      gone.abort();
    },
  };
}

interface ListPlace {
  readonly pages: number;
  /** The ids of the entries in sight, each with its distance from the top of the window, in pixels. */
  readonly entries: readonly (readonly [id: string, top: number])[];
}

const MOST = 20;
const STILL_FRAMES = 45;
const HELD_MS = 3_000;

const places = new Map<string, ListPlace>(stored());

/** The first entry of a tab has no key of its own: a page that was just opened is not one that was left. */
function stored(): readonly (readonly [string, ListPlace])[] {
  const [opened] = performance.getEntriesByType('navigation');
  const isNew = (opened as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  const all = JSON.parse(tab.read(LIST_PLACES) ?? '[]') as readonly (readonly [string, ListPlace])[];
  return all.filter(([key]) => !(isNew && key === 'default'));
}

/** Scrolls until an entry is where it was. The page may still grow above it, so it is held there for a moment, or
 *  until the reader moves. */
function returnTo({ entries }: ListPlace, gone: AbortSignal): void {
  const moved = new AbortController();
  const ended = AbortSignal.any([gone, moved.signal, AbortSignal.timeout(HELD_MS)]);
  for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(name, () => moved.abort(), { passive: true, signal: ended });
  let still = 0;
  const step = () => {
    const off = offsetOf(entries);
    if (ended.aborted || off === undefined) return;
    if (Math.abs(off) >= 1) window.scrollBy({ top: off, behavior: 'instant' });
    still = Math.abs(off) >= 1 ? 0 : still + 1;
    if (still < STILL_FRAMES) requestAnimationFrame(step);
    else moved.abort();
  };
  step();
}

const allEntries = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')];

function entriesInSight(): ListPlace['entries'] {
  return allEntries().flatMap((entry) => {
    const { top, bottom } = entry.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight ? [[entry.dataset.entry ?? '', top] as const] : [];
  });
}

/** How far the first entry that is still there is from where it stood. */
function offsetOf(entries: ListPlace['entries']): number | undefined {
  const shown = new Map(allEntries().map((entry) => [entry.dataset.entry, entry]));
  for (const [id, top] of entries) {
    const entry = shown.get(id);
    if (entry) return entry.getBoundingClientRect().top - top;
  }
  return undefined;
}
