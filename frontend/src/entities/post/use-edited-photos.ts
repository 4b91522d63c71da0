import { type Photos, usePhotos } from '@entities/photo/use-photos';
import type { PhotoView } from '@modules/media/photo.schemas';
import { useState } from 'react';
import { useAddPostPhoto } from './post.mutations';

export type EditedPhotosProps = {
  /** Of the post or comment. */
  readonly id: string;
  readonly photos: readonly PhotoView[];
  readonly max: number;
  /** "A post" */
  readonly name: string;
};

/** The photos of a post or comment while it is edited: new ones are sent at once, and what is shown becomes so with its words. */
export function useEditedPhotos({ id, photos, max, name }: EditedPhotosProps): Photos {
  const [shown, setShown] = useState(photos);
  const { mutateAsync: addPhoto } = useAddPostPhoto();
  return usePhotos({
    id,
    photos: shown,
    max,
    name,
    send: async (_id, file, options) => {
      const { id: photoId, photo } = await addPhoto({ file, ...options });
      return { ...photo, id: photoId };
    },
    remove: () => Promise.resolve(),
    arrange: () => Promise.resolve(),
    setPhotos: (_id, next) => setShown(next),
    refresh: () => Promise.resolve(),
  });
}
