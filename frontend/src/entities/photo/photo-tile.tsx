import { useSortable } from '@dnd-kit/sortable';
import type { PhotoView } from '@modules/media/photo.schemas';

import { IconButton } from '@ui/actions/icon-button';
import { classes } from '@ui/classes';
import { Badge } from '@ui/data/badge';
import { ArrowLeft, ArrowRight, GripVertical, Trash2 } from 'lucide-react';
import style from './photo-list.module.css';

export type PhotoTileProps = {
  readonly photo: PhotoView;
  /** Index from 0. */
  readonly place: number;
  readonly count: number;
  readonly onStep: (way: 'earlier' | 'later') => void;
  readonly onRemove: () => void;
};

/** One photo and its actions. */
export function PhotoTile({ photo, place, count, onStep, onRemove }: PhotoTileProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: photo.id,
    });
  const name = `photo ${place + 1}`;
  const move = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      data-photo={photo.id}
      data-lifted={isDragging || undefined}
      className={classes(style.tile, isDragging && style.lifted)}
      style={{ transform: move, transition }}
    >
      <div className={style.picture} {...listeners}>
        <img src={photo.card} alt={`${place + 1} of ${count}`} draggable={false} />
        {place === 0 && (
          <Badge tone="held" className={style.cover}>
            Cover
          </Badge>
        )}
      </div>
      <div className={style.tools}>
        <IconButton
          ref={setActivatorNodeRef}
          label={`Drag ${name}`}
          className={style.grip}
          {...attributes}
          {...listeners}
        >
          <GripVertical aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${name} earlier`}
          data-way="earlier"
          disabled={place === 0}
          onClick={() => onStep('earlier')}
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${name} later`}
          data-way="later"
          disabled={place === count - 1}
          onClick={() => onStep('later')}
        >
          <ArrowRight aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
