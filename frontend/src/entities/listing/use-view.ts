import { whenIdle } from '@lib/browser/when-idle';
import type { ListingCard } from '@modules/marketplace/listing.schemas';
import { useEffect } from 'react';

/** Reports that a visitor opened a listing. */
export function useView({ id, seller }: Pick<ListingCard, 'id' | 'seller'>): void {
  useEffect(() => {
    const note = () =>
      import('./seen-listings').then((seen) => seen.noteView({ id, seller: { id: seller.id } }));
    whenIdle(() => void note().catch(() => undefined));
  }, [id, seller.id]);
}
