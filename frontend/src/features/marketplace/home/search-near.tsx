import { KnownPlaces } from '@entities/listing/known-places';
import { useTypedPlace } from '@entities/listing/use-typed-place';
import type { Changes } from './search-filter';

/** Offers to search near a place that is known, where the device does not tell its own. */
export function SearchNear({ onChange }: { readonly onChange: (changes: Changes) => void }) {
  const { find } = useTypedPlace(undefined);
  const take = async (text: string) => {
    const near = await find(text);
    if (near && near !== 'unknown') onChange({ near });
  };
  return <KnownPlaces onTake={(text) => void take(text)} />;
}
