import type { DraftPhoto } from '@entities/draft/draft-photos';
import type { PhotoView } from '@modules/media/photo.schemas';
import { useEffect, useMemo, useState } from 'react';

/** Photos that are on this device only, as the fields for photos show them. */
export function useDraftPhotoViews(photos: readonly DraftPhoto[]): readonly PhotoView[] {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(() => new Map());
  const keys = photos.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files of a key never change
  useEffect(() => {
    const made = new Map(photos.map(({ key, file }) => [key, URL.createObjectURL(file)]));
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [keys]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files of a key never change
  return useMemo(
    () =>
      photos.flatMap(({ key }) => {
        const url = urls.get(key);
        return url ? [{ id: key, card: url, page: url, zoom: url, width: 480, height: 360 }] : [];
      }),
    [keys, urls],
  );
}
