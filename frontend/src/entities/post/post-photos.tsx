import type { PhotoView } from '@modules/media/photo.schemas';
import { later } from '@ui/overlays/later';
import { useState } from 'react';
import style from './post-photos.module.css';

const PhotoZoom = later(() => import('@entities/photo/photo-zoom').then((zoom) => zoom.PhotoZoom));

export type PostPhotosProps = {
  readonly photos: readonly PhotoView[];
  /** What they show, for screen readers: "Photo by Ana". */
  readonly title: string;
  /** Above the fold: they load at once. */
  readonly eager?: boolean;
};

/** The photos of a post: one whole, up to four side by side, and how many more there are. A press opens one large. */
export function PostPhotos({ photos, title, eager = false }: PostPhotosProps) {
  const [zoomed, setZoomed] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const shown = photos.slice(0, maxShown);
  const more = photos.length - shown.length;
  return (
    <>
      <ul role="list" className={style.photos} data-count={shown.length} aria-label="Photos">
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={style.open}
              aria-label={`Open photo ${index + 1} of ${photos.length}`}
              onPointerEnter={PhotoZoom.load}
              onFocus={PhotoZoom.load}
              onClick={() => setZoomed(index)}
            >
              <img
                src={photo.card}
                srcSet={`${photo.card} 480w, ${photo.page} 1200w`}
                sizes={
                  shown.length === 1 ? '(min-width: 60rem) 40rem, 100vw' : '(min-width: 60rem) 20rem, 50vw'
                }
                width={photo.width}
                height={photo.height}
                alt={photos.length === 1 ? title : `${title}, ${index + 1} of ${photos.length}`}
                loading={eager ? 'eager' : 'lazy'}
                fetchPriority={eager && index === 0 ? 'high' : undefined}
                decoding="async"
              />
              {more > 0 && index === shown.length - 1 && (
                <span className={style.more} aria-hidden="true">
                  +{more}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {zoomed !== null && <PhotoZoom photos={photos} title={title} at={zoomed} onAt={setZoomed} />}
    </>
  );
}

const maxShown = 4;
