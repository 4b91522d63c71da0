import { type EntryDraft, useEntryDraft } from '@entities/build/entry-draft';
import { isNothing, problemsOf, readEntryFields } from '@entities/build/entry-fields';
import { DraftPhotoList } from '@entities/draft/draft-photo-list';
import { useSyncDrafts } from '@entities/draft/use-sync-drafts';
import { FileInput } from '@entities/photo/file-input';
import { useDraftPhotoViews } from '@entities/post/use-draft-photo-views';
import { useOnline } from '@lib/browser/connection';
import { today } from '@lib/day';
import { maxEntryLetters, maxEntryPhotos } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { DialogForm } from '@ui/overlays/dialog-form';
import { Camera, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EntryForm } from './entry-form';
import { useTaskChoices } from './use-task-choices';
import style from './write.module.css';

export type WriteEntryDialogProps = {
  readonly buildId: string;
  /** Photos from the camera, to begin with. */
  readonly taken: readonly File[];
  readonly onClose: () => void;
};

/** A new entry. Saving stores it on this device, from where it goes at once, or with the next signal; closing keeps it as a draft. */
export function WriteEntryDialog({ buildId, taken, onClose }: WriteEntryDialogProps) {
  useSyncDrafts();
  const draft = useEntryDraft(buildId);
  const fields = readEntryFields(draft.fields);
  const { photos } = draft.photos;
  const isOnline = useOnline();
  const [wasTried, setTried] = useState(false);
  const problems = problemsOf(fields);
  const tasks = useTaskChoices(buildId);
  const views = useDraftPhotoViews(photos);
  useTaken(taken, draft.photos.add);
  const text = draft.draft;
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0 || text.length > maxEntryLetters) return;
    const isKept = (key: string | undefined) => photos.some((photo) => photo.key === key);
    const { compare } = fields;
    const isWhole = isKept(compare?.before) && isKept(compare?.after);
    draft.send(text.trim(), { ...fields, on: fields.on ?? today(), compare: isWhole ? compare : null });
    if (isOnline) toast({ title: 'Entry written', tone: 'good' });
    else toast({ title: 'Kept on this device', description: 'It goes by itself with the next signal.' });
    onClose();
  };
  return (
    <DialogForm
      holds
      size="large"
      title="Write an entry"
      action="Save"
      busy={false}
      disabled={isNothing(text, photos.length, fields)}
      onSubmit={save}
      onClose={onClose}
    >
      <EntryForm
        text={text}
        onText={draft.setDraft}
        fields={fields}
        onFields={(changed) => draft.setFields({ ...changed })}
        photos={views}
        tasks={tasks}
        problems={wasTried ? problems : {}}
      >
        <DraftPhotos photos={draft.photos} />
      </EntryForm>
    </DialogForm>
  );
}

function DraftPhotos({ photos: { photos, problem, add, remove } }: Pick<EntryDraft, 'photos'>) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const room = maxEntryPhotos - photos.length;
  const addFiles = (files: FileList | null) => add(Array.from(files ?? []), room);
  return (
    <>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <DraftPhotoList photos={photos} onRemove={remove} />
      <div className={style.buttons}>
        <Button
          className={style.camera}
          icon={<Camera />}
          disabled={room <= 0}
          onClick={() => camera.current?.click()}
        >
          Take a photo
        </Button>
        <Button icon={<ImagePlus />} disabled={room <= 0} onClick={() => chooser.current?.click()}>
          Choose photos
        </Button>
      </div>
      <FileInput inputRef={chooser} label="Photos of the entry" multiple onFiles={addFiles} />
      <FileInput
        inputRef={camera}
        label="Another photo from the camera"
        capture="environment"
        onFiles={addFiles}
      />
    </>
  );
}

/** Adds the photos that opened the dialog, once. */
function useTaken(taken: readonly File[], add: EntryDraft['photos']['add']): void {
  const wasAdded = useRef(false);
  useEffect(() => {
    if (wasAdded.current || taken.length === 0) return;
    wasAdded.current = true;
    add(taken, maxEntryPhotos);
  }, [taken, add]);
}
