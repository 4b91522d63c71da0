import { useTaskPhotos } from '@entities/build/task-photos.mutations';
import { FileInput } from '@entities/photo/file-input';
import { PhotoUploads } from '@entities/photo/photo-uploads-list';
import { counted } from '@lib/format';
import type { TaskView } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Notice } from '@ui/feedback/notice';
import { later } from '@ui/overlays/later';
import { Camera, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './task.module.css';

const PhotoZoom = later(() => import('@entities/photo/photo-zoom').then((zoom) => zoom.PhotoZoom));

type TaskPhotosProps = BuildTabProps & { readonly task: TaskView };

/** The photos of a task: how it was, and how it is. */
export function TaskPhotos({ build, task }: TaskPhotosProps) {
  const mayPlan = build.allowedActions.includes('plan');
  if (!mayPlan && task.photos.length === 0) return null;
  return (
    <section className={style.photos} aria-label="Photos">
      <PhotosOf build={build} task={task} when="before" mayPlan={mayPlan} />
      <PhotosOf build={build} task={task} when="after" mayPlan={mayPlan} />
    </section>
  );
}

type PhotosOfProps = TaskPhotosProps & { readonly when: 'before' | 'after'; readonly mayPlan: boolean };

function PhotosOf({ build, task, when, mayPlan }: PhotosOfProps) {
  const { photos, uploads, problem, room, removed, ...sender } = useTaskPhotos(build.id, task, when);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const flush = useRef(sender.flush);
  flush.current = sender.flush;
  // a removed photo can be put back until the task is closed
  useEffect(() => () => void flush.current(), []);
  const label = labels[when];
  return (
    <div className={style.when}>
      <div className={style.whenHead}>
        <h4>{label}</h4>
        {mayPlan && (
          <Button
            size="small"
            icon={<Camera />}
            disabled={room <= 0}
            onClick={() => chooser.current?.click()}
          >
            Add a photo
          </Button>
        )}
        <FileInput
          inputRef={chooser}
          label={`Photos from ${when}`}
          multiple
          onFiles={(files) => sender.add(Array.from(files ?? []))}
        />
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <PhotoUploads uploads={uploads} onRetry={sender.retry} onDiscard={sender.leaveOut} />
      {removed > 0 && (
        <Notice
          action={
            <Button size="small" icon={<Undo2 />} onClick={sender.undo}>
              Undo
            </Button>
          }
        >
          {counted(removed, 'photo')} removed.
        </Notice>
      )}
      {photos.length === 0 && <p className={style.muted}>No photo from {when} yet.</p>}
      <ul role="list" className={style.grid} aria-label={label}>
        {photos.map((photo, at) => (
          <li key={photo.id} className={style.photo}>
            <button
              type="button"
              className={style.open}
              aria-label={`${label}, photo ${at + 1}: show it large`}
              onPointerEnter={PhotoZoom.load}
              onClick={() => setZoomed(at)}
            >
              <img src={photo.card} alt="" loading="lazy" decoding="async" />
            </button>
            {mayPlan && (
              <IconButton
                className={style.remove}
                label={`Remove photo ${at + 1} from ${when}`}
                onClick={() => sender.remove(photo.id)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {zoomed !== null && (
        <PhotoZoom photos={photos} title={`${task.title}, ${when}`} at={zoomed} onAt={setZoomed} />
      )}
    </div>
  );
}

const labels = { before: 'Before', after: 'After' } as const;
