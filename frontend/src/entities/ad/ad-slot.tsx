import type { AdPlace } from '@modules/ads/ads.schemas';
import type { AdShown } from '@modules/ads/shown-ad.contract';
import { useEffect, useRef } from 'react';
import { AdCard } from './ad-card';
import { whenSeen } from './seen-ads';

/** An ad that counts once it was seen. */
export function AdSlot({ ad, place }: { readonly ad: AdShown; readonly place: AdPlace }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => whenSeen(card.current, { id: ad.id, place }), [ad.id, place]);
  return <AdCard ref={card} ad={ad} />;
}
