import { call } from '@lib/api/call';
import { currentSession } from '@lib/session/session';
import { countSeen, maxSeen } from '@modules/marketplace/audience/seen.contract';
import type { ListingCard } from '@modules/marketplace/listing.schemas';

/** Reports to the server which listings were seen and opened, for their sellers. It loads when a page is idle, and nothing waits for it. */

type Seen = Pick<ListingCard, 'id'> & { readonly seller: Pick<ListingCard['seller'], 'id'> };
type Kind = 'impressions' | 'views';

/** Reports each of these cards once half of it was in sight for a second.
 *  in  place: its first child has the cards, in the order of the listings
 *      gone: ends the observation */
export function watchCards(
  place: Element | null,
  listings: readonly Seen[] | undefined,
  gone: AbortSignal,
): void {
  const cards = [...(place?.firstElementChild?.querySelectorAll(':scope > [data-entry]') ?? [])];
  const shown = new Map(cards.flatMap((card, at) => (listings?.[at] ? [[card, listings[at]]] : [])));
  if (gone.aborted || shown.size === 0) return;
  const waiting = new Map<Element, number>();
  const stopWaiting = (card: Element) => {
    window.clearTimeout(waiting.get(card));
    waiting.delete(card);
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        stopWaiting(target);
        if (isIntersecting)
          waiting.set(
            target,
            window.setTimeout(() => noteSeen(target), SIGHT_MS),
          );
      }
    },
    { threshold: 0.5 },
  );
  const noteSeen = (card: Element) => {
    const listing = shown.get(card);
    stopWaiting(card);
    watcher.unobserve(card);
    if (listing) note('impressions', listing);
  };
  for (const card of shown.keys()) watcher.observe(card);
  gone.addEventListener('abort', () => {
    watcher.disconnect();
    for (const card of [...waiting.keys()]) stopWaiting(card);
  });
}

/** Reports that the page of a listing was opened. */
export const noteView = (listing: Seen): void => note('views', listing);

/** Counts each listing once; the server does the same across tabs and pages of a viewer. */
const WINDOW_MS = 60 * 60_000;
const SIGHT_MS = 1_000;
const GATHER_MS = 3_000;

const noted = new Map<string, number>();
const report: Record<Kind, string[]> = { impressions: [], views: [] };
let sending: number | undefined;

function note(kind: Kind, { id, seller }: Seen): void {
  const session = currentSession();
  if (session.status === 'signed-in' && session.user.id === seller.id) return;
  const key = `${kind} ${id}`;
  const now = Date.now();
  if ((noted.get(key) ?? 0) > now) return;
  noted.set(key, now + WINDOW_MS);
  report[kind].push(id);
  if (report[kind].length >= maxSeen) send();
  else sending ??= window.setTimeout(send, GATHER_MS);
}

/** It also works while the page is being left. A report that does not arrive is lost. */
function send(): void {
  window.clearTimeout(sending);
  sending = undefined;
  const body = { impressions: report.impressions.splice(0), views: report.views.splice(0) };
  if (body.impressions.length + body.views.length === 0) return;
  call(countSeen, { body, keepalive: true }).catch(() => undefined);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
