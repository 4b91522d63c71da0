import type { PhotoView } from '@modules/media/photo.schemas';

import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Dialog } from '@ui/overlays/dialog';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import style from './photo-zoom.module.css';

export type PhotoZoomProps = {
  readonly photos: readonly PhotoView[];
  readonly title: string;
  /** Which photo is open; null when none is. */
  readonly at: number | null;
  readonly onAt: (at: number | null) => void;
};

/** One photo fitted to the screen, or in full size to pan. */
export function PhotoZoom({ photos, title, at, onAt }: PhotoZoomProps) {
  const [isFull, setFull] = useState(false);
  const photo = at === null ? undefined : photos[at];
  if (at === null || !photo) return null;
  const turn = (by: number) => onAt((at + by + photos.length) % photos.length);
  const byKey = (event: KeyboardEvent) => {
    if (isFull || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.stopPropagation();
    turn(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        setFull(false);
        if (!open) onAt(null);
      }}
      size="large"
      title={`Photo ${at + 1} of ${photos.length}`}
      footer={
        <div className={style.tools}>
          <Button icon={isFull ? <ZoomOut /> : <ZoomIn />} onClick={() => setFull(!isFull)}>
            {isFull ? 'Fit to the screen' : 'Full size'}
          </Button>
          {photos.length > 1 && (
            <>
              <IconButton label="Previous photo" variant="framed" onClick={() => turn(-1)}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton label="Next photo" variant="framed" onClick={() => turn(1)}>
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
      }
    >
      <div key={`${at} ${isFull}`} ref={isFull ? toMiddle : null} className={isFull ? style.full : style.fit}>
        <button
          type="button"
          className={style.turn}
          aria-label={isFull ? 'Fit to the screen' : 'Full size'}
          onKeyDown={byKey}
          onClick={() => setFull(!isFull)}
        >
          <img src={photo.zoom} alt={`${title}, ${at + 1}`} width={photo.width} height={photo.height} />
        </button>
      </div>
    </Dialog>
  );
}

function toMiddle(box: HTMLElement | null): void {
  if (!box) return;
  box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
  box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
}
