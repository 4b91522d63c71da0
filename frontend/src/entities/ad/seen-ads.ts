import { call } from '@lib/api/call';
import { countAdSeen } from '@modules/ads/ads.contract';
import type { AdPlace } from '@modules/ads/ads.schemas';

/** Reports an ad once half of it was in view for a second; the same one again after ten minutes.
 *  out  ends the observation */
export function whenSeen(
  card: Element | null,
  ad: { readonly id: string; readonly place: AdPlace },
): () => void {
  let waiting: number | undefined;
  const watcher = new IntersectionObserver(
    ([entry]) => {
      window.clearTimeout(waiting);
      if (!entry?.isIntersecting) return;
      waiting = window.setTimeout(() => {
        watcher.disconnect();
        report(ad);
      }, sightMs);
    },
    { threshold: 0.5 },
  );
  if (card) watcher.observe(card);
  return () => {
    window.clearTimeout(waiting);
    watcher.disconnect();
  };
}

function report({ id, place }: { readonly id: string; readonly place: AdPlace }): void {
  const now = Date.now();
  const key = `${id} ${place}`;
  if ((reported.get(key) ?? 0) > now) return;
  reported.set(key, now + windowMs);
  call(countAdSeen, { params: { id }, body: { place }, keepalive: true }).catch(() => undefined);
}

const sightMs = 1_000;
const windowMs = 10 * 60_000;
const reported = new Map<string, number>();
