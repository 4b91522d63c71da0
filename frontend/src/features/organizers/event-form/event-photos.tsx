import { FileInput } from '@entities/photo/file-input';
import { PhotoUploads } from '@entities/photo/photo-uploads-list';
import type { Photos } from '@entities/photo/use-photos';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { FieldGroup } from '@ui/forms/field-group';
import { ImagePlus, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import style from './event-form.module.css';

/** The photos of an event, in the order in which they were added. */
export function EventPhotos({ photos }: { readonly photos: Photos }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { photos: shown, uploads, problem, removed, room, max } = photos;
  return (
    <FieldGroup
      legend="Photos"
      hint={`At most ${max}: JPEG, PNG, WebP or AVIF, up to 15 MB each. The first is the cover.`}
    >
      {problem && <Notice tone="problem">{problem}</Notice>}
      {removed > 0 && (
        <Notice
          action={
            <Button size="small" icon={<Undo2 />} onClick={photos.undo}>
              Undo
            </Button>
          }
        >
          {removed === 1
            ? 'One photo is removed when you save.'
            : `${removed} photos are removed when you save.`}
        </Notice>
      )}
      {shown.length > 0 && (
        <ul role="list" className={style.photos}>
          {shown.map((photo, index) => (
            <li key={photo.id} className={style.photo}>
              <img src={photo.card} alt={`${index + 1} of ${shown.length}`} />
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => photos.remove(photo.id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PhotoUploads uploads={uploads} onRetry={photos.retry} onDiscard={photos.leaveOut} />
      <div>
        <Button icon={<ImagePlus />} disabled={room <= 0} onClick={() => chooser.current?.click()}>
          Choose photos
        </Button>
      </div>
      <FileInput
        inputRef={chooser}
        label="Photos"
        multiple
        onFiles={(files) => photos.add(Array.from(files ?? []))}
      />
    </FieldGroup>
  );
}
