import { call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { maxPhotos, maxPhotosOfWanted } from '@modules/marketplace/listing.schemas';
import { addPhoto, arrangePhotos, removePhoto } from '@modules/marketplace/marketplace.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PhotoOwner, usePhotos } from '../photo/use-photos';
import { listingFormQuery } from './own-listings.queries';

/** The photos of the listing form. They wait in this browser until the listing is saved. */
export function useListingPhotos(listingId: string | null, isWanted: boolean, keptUnder: string) {
  const queries = useQueryClient();
  const { data } = useQuery({ ...listingFormQuery(listingId ?? ''), enabled: listingId !== null });
  const photos = usePhotos({
    id: listingId,
    photos: data?.photos ?? none,
    keptUnder,
    max: isWanted ? maxPhotosOfWanted : maxPhotos,
    name: isWanted ? 'A wanted ad' : 'A listing',
    send: async (id, file, options) => (await upload(addPhoto, file, { params: { id }, ...options })).photo,
    remove: (id, photoId) => call(removePhoto, { params: { id, photoId } }),
    arrange: (id, photoIds) => call(arrangePhotos, { params: { id }, body: { photoIds: [...photoIds] } }),
    setPhotos: (id, next) =>
      queries.setQueryData(listingFormQuery(id).queryKey, (form) =>
        form ? { ...form, photos: [...next(form.photos)] } : form,
      ),
    refresh: (id) => queries.invalidateQueries({ queryKey: listingFormQuery(id).queryKey }),
  });
  /** The photos of a listing that was saved just now are not in the cache: the page shows them before it continues. */
  const sendWaiting = async (id: string): Promise<number> => {
    const failed = await photos.sendWaiting(id);
    await queries.fetchQuery({ ...listingFormQuery(id), staleTime: 0 });
    return failed;
  };
  return { ...photos, sendWaiting };
}

const none: PhotoOwner['photos'] = [];
