import { call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { maxItemPhotos } from '@modules/inventory/item.schemas';
import { addItemPhoto, arrangeItemPhotos, removeItemPhoto } from '@modules/inventory/items.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PhotoOwner, usePhotos } from '../photo/use-photos';
import { refreshItem } from './item.mutations';
import { itemQuery } from './item.queries';

/** The photos of the item form; those of a new item wait until it is saved, in this browser too.
 *  key  the storage key of the form */
export function useItemPhotos(itemId: string | null, key: string) {
  const queries = useQueryClient();
  const { data } = useQuery({ ...itemQuery(itemId ?? ''), enabled: itemId !== null });
  return usePhotos({
    id: itemId,
    keptUnder: key,
    photos: data?.photos ?? none,
    max: maxItemPhotos,
    name: 'An item',
    send: async (id, file, options) =>
      (await upload(addItemPhoto, file, { params: { id }, ...options })).photo,
    remove: (id, photoId) => call(removeItemPhoto, { params: { id, photoId } }),
    arrange: (id, photoIds) => call(arrangeItemPhotos, { params: { id }, body: { photoIds: [...photoIds] } }),
    setPhotos: (id, next) =>
      queries.setQueryData(itemQuery(id).queryKey, (item) =>
        item ? { ...item, photos: [...next(item.photos)] } : item,
      ),
    refresh: (id) => refreshItem(queries, id),
  });
}

const none: PhotoOwner['photos'] = [];
