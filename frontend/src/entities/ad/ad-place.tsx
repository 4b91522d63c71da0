import type { AdPlace as Place } from '@modules/ads/ads.schemas';
import type { AdShown } from '@modules/ads/shown-ad.contract';
import { type ComponentType, useEffect, useState } from 'react';
import style from './ad-place.module.css';

export type AdPlaceProps = {
  readonly place: Place;
  /** What is known of it when the list around it is first shown: an ad that comes later is left out, so that nothing moves. */
  readonly ad: AdShown | null | undefined;
  /** What it is among: an item of a list, unless it is said. */
  readonly as?: 'li' | 'div';
};

/** The place of an ad, as large as it will be; without an ad there is none. Its content loads afterwards. */
export function AdPlace({ place, ad, as: Part = 'li' }: AdPlaceProps) {
  const [first] = useState(ad);
  const [Slot, setSlot] = useState<ComponentType<SlotProps>>();
  const isThere = first != null;
  useEffect(() => {
    if (isThere) import('./ad-slot').then((slot) => setSlot(() => slot.AdSlot)).catch(() => undefined);
  }, [isThere]);
  return first ? <Part className={style.place}>{Slot && <Slot ad={first} place={place} />}</Part> : null;
}

type SlotProps = { readonly ad: AdShown; readonly place: Place };
