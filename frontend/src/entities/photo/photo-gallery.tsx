import type { PhotoView } from '@modules/media/photo.schemas';

import { IconButton } from '@ui/actions/icon-button';
import { classes } from '@ui/classes';
import { Photo } from '@ui/data/photo';
import { later } from '@ui/overlays/later';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import style from './photo-gallery.module.css';

const PhotoZoom = later(() => import('./photo-zoom').then((zoom) => zoom.PhotoZoom));

export type PhotoGalleryProps = { readonly photos: readonly PhotoView[]; readonly title: string };

/** The photo carousel: swipe, arrows, arrow keys or thumbnails; a click opens the photo large. */
export function PhotoGallery({ photos, title }: PhotoGalleryProps) {
  const still = useSyncExternalStore(neverChanges, wantsStillness, () => false);
  const [viewport, carousel] = useEmblaCarousel({ duration: still ? 0 : 18, align: 'start' });
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);

  useEffect(() => {
    if (!carousel) return;
    const follow = () => setShown(carousel.selectedScrollSnap());
    carousel.on('select', follow).on('reInit', follow);
    return () => {
      carousel.off('select', follow).off('reInit', follow);
    };
  }, [carousel]);

  if (photos.length === 0) return <Photo alt={title} className={style.none} />;

  const show = (index: number) => {
    const place = (index + photos.length) % photos.length;
    setShown(place);
    carousel?.scrollTo(place, still);
  };
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(shown - 1);
    if (key === 'ArrowRight') show(shown + 1);
  };
  return (
    <section className={style.gallery} aria-roledescription="carousel" aria-label="Photos" onKeyDown={byKey}>
      <div className={style.stage}>
        <div ref={viewport} className={style.viewport}>
          <div className={style.strip}>
            {photos.map((photo, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group (WAI-ARIA APG)
              <div
                key={photo.id}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${photos.length}`}
                aria-hidden={index !== shown || undefined}
                className={style.slide}
              >
                <button
                  type="button"
                  className={style.open}
                  aria-label={`Zoom in on photo ${index + 1}`}
                  tabIndex={index === shown ? 0 : -1}
                  onPointerEnter={PhotoZoom.load}
                  onFocus={PhotoZoom.load}
                  onClick={() => setZoomed(index)}
                >
                  <img
                    src={photo.page}
                    srcSet={`${photo.card} 480w, ${photo.page} 1200w, ${photo.zoom} 2000w`}
                    sizes="(min-width: 60rem) 46rem, 100vw"
                    width={photo.width}
                    height={photo.height}
                    alt={index === 0 ? title : `${title}, photo ${index + 1}`}
                    loading={index === 0 ? 'eager' : 'lazy'}
                    fetchPriority={index === 0 ? 'high' : undefined}
                    decoding="async"
                  />
                </button>
              </div>
            ))}
          </div>
        </div>
        {photos.length > 1 && (
          <>
            <IconButton
              label="Previous photo"
              variant="framed"
              className={classes(style.arrow, style.before)}
              onClick={() => show(shown - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              label="Next photo"
              variant="framed"
              className={classes(style.arrow, style.next)}
              onClick={() => show(shown + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
            <p className={style.count} role="status">
              {shown + 1} / {photos.length}
            </p>
          </>
        )}
      </div>
      {photos.length > 1 && <Thumbs photos={photos} shown={shown} onShow={show} />}
      {zoomed !== null && <PhotoZoom photos={photos} title={title} at={zoomed} onAt={setZoomed} />}
    </section>
  );
}

type ThumbsProps = {
  readonly photos: readonly PhotoView[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
};

function Thumbs({ photos, shown, onShow }: ThumbsProps) {
  return (
    <ul role="list" className={style.thumbs} aria-label="All photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button
            type="button"
            className={style.thumb}
            aria-label={`Show photo ${index + 1}`}
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
          >
            <img src={photo.card} alt="" width={96} height={72} loading="lazy" decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const neverChanges = () => () => undefined;
