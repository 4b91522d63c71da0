import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import type { PhotoView } from '@modules/media/photo.schemas';

import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import style from './photo-list.module.css';
import { PhotoTile } from './photo-tile';

export type PhotoListProps = {
  readonly photos: readonly PhotoView[];
  readonly onMove: (id: string, to: number) => void;
  readonly onRemove: (id: string) => void;
};

/** The order after a photo was put at another place. It is shown until the `photos` prop follows, a frame later;
 *  otherwise the photo would first jump back. */
interface Placed {
  readonly given: readonly PhotoView[];
  readonly photos: readonly PhotoView[];
}

/** The photos in order. The member drags them by mouse, finger or keyboard, or moves them with buttons (WCAG 2.5.7). */
export function PhotoList({ photos: given, onMove, onRemove }: PhotoListProps) {
  const [placed, setPlaced] = useState<Placed | null>(null);
  if (placed && placed.given !== given) setPlaced(null);
  const photos = placed?.photos ?? given;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // a finger that moves at once scrolls the page
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly way: 'earlier' | 'later' } | null>(null);
  const [said, setSaid] = useState('');
  const placeOf = (id: string | number) => photos.findIndex((photo) => photo.id === id);

  useEffect(() => {
    if (moved) focusMover(list.current, moved.id, moved.way);
  }, [moved]);

  const put = (id: string, to: number) => {
    setPlaced({ given, photos: arrayMove([...photos], placeOf(id), to) });
    onMove(id, to);
  };
  const step = (id: string, way: 'earlier' | 'later') => {
    const to = placeOf(id) + (way === 'earlier' ? -1 : 1);
    put(id, to);
    setMoved({ id, way });
    setSaid(positionText(to, photos.length));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) put(String(active.id), placeOf(over.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: INSTRUCTIONS },
        announcements: {
          onDragStart: ({ active }) => `Picked up. ${positionText(placeOf(active.id), photos.length)}`,
          onDragOver: ({ over }) => (over ? positionText(placeOf(over.id), photos.length) : undefined),
          onDragEnd: ({ over }) =>
            over ? `Put down. ${positionText(placeOf(over.id), photos.length)}` : undefined,
          onDragCancel: () => 'Left where it was.',
        },
      }}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul role="list" ref={list} className={style.list} aria-label="Photos in order">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={index}
              count={photos.length}
              onStep={(way) => step(photo.id, way)}
              onRemove={() => onRemove(photo.id)}
            />
          ))}
        </ul>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

const INSTRUCTIONS =
  'Press space to pick the photo up, the arrow keys to move it, space to put it down, escape to leave it where it was.';

const positionText = (index: number, count: number): string =>
  index === 0 ? `Photo 1 of ${count}, the cover.` : `Photo ${index + 1} of ${count}.`;

/** A tile loses the focus when it moves. Returns the focus to the same button, or to the opposite one at an end of
 *  the row. */
function focusMover(list: HTMLElement | null, id: string, way: 'earlier' | 'later'): void {
  const tile = list?.querySelector(`[data-photo="${CSS.escape(id)}"]`);
  const movers = Array.from(tile?.querySelectorAll<HTMLButtonElement>('button[data-way]') ?? []);
  const same = movers.find((button) => button.dataset.way === way && !button.disabled);
  (same ?? movers.find((button) => !button.disabled))?.focus();
}
