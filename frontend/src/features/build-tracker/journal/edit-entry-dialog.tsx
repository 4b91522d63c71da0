import { useAddEntryPhoto, useChangeEntry } from '@entities/build/entry.mutations';
import { readEntry } from '@entities/build/entry.queries';
import { bodyOfFields, fieldsOfEntry, isNothing, problemsOf } from '@entities/build/entry-fields';
import { PhotoField } from '@entities/photo/photo-field';
import { usePhotos } from '@entities/photo/use-photos';
import { messageOf } from '@lib/api/problem';
import type { EntryView } from '@modules/builds/builds.schemas';
import { maxEntryPhotos } from '@modules/builds/builds.schemas';
import { toast } from '@ui/feedback/toast-store';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useReplacement } from '@ui/replace/use-replacement';
import type { FieldWords } from '@ui/replace/words-of';
import { useState } from 'react';
import { EntryForm } from './entry-form';
import { useTaskChoices } from './use-task-choices';

export type EditEntryDialogProps = {
  readonly buildId: string;
  readonly entry: EntryView;
  readonly onClose: () => void;
};

/** Changes an entry, whole. When another page has changed it since, the author chooses. */
export function EditEntryDialog({ buildId, entry, onClose }: EditEntryDialogProps) {
  const [loaded] = useState(() => loadedEntry(entry));
  const [text, setText] = useState(entry.text);
  const [fields, setFields] = useState(() => fieldsOfEntry(entry));
  const [problem, setProblem] = useState<unknown>(null);
  const [wasTried, setTried] = useState(false);
  const change = useChangeEntry(buildId, entry.id);
  const { replace, dialog } = useReplacement<Fields>(fieldWords);
  const photos = useEntryPhotos(buildId, entry);
  const choices = useTaskChoices(buildId);
  const problems = problemsOf(fields);
  const hasTask = entry.task === null || choices.some(({ id }) => id === entry.task?.id);
  const save = () => {
    setTried(true);
    setProblem(null);
    if (Object.keys(problems).length > 0) return;
    const ids = photos.photos.map(({ id }) => id);
    const { compare } = fields;
    const isWhole = compare !== null && ids.includes(compare.before) && ids.includes(compare.after);
    const typed: Fields = {
      ...bodyOfFields(fields, entry.on),
      text: text.trim(),
      photos: ids,
      compare: isWhole ? compare : null,
    };
    replace(typed, loaded, {
      read: async () => loadedEntry(await readEntry(buildId, entry.id)),
      send: (body, madeFrom) => change.mutateAsync({ ...body, madeFrom }),
    }).then(() => {
      toast({ title: 'Entry changed', tone: 'good' });
      onClose();
    }, setProblem);
  };
  return (
    <>
      <DialogForm
        holds
        size="large"
        title="Change the entry"
        action="Save"
        busy={change.isPending}
        disabled={isNothing(text, photos.photos.length, fields)}
        problem={problem ? messageOf(problem) : null}
        onSubmit={save}
        onClose={onClose}
      >
        <EntryForm
          text={text}
          onText={setText}
          fields={fields}
          onFields={setFields}
          photos={photos.photos}
          tasks={entry.task && !hasTask ? [entry.task, ...choices] : choices}
          problems={wasTried ? problems : {}}
        >
          <PhotoField photos={photos} lead={`Up to ${maxEntryPhotos} photos`} />
        </EntryForm>
      </DialogForm>
      {dialog}
    </>
  );
}

type Fields = ReturnType<typeof bodyOfFields> & {
  readonly text: string;
  readonly photos: string[];
  readonly compare: { readonly before: string; readonly after: string } | null;
};

function loadedEntry(entry: EntryView): { readonly fields: Fields; readonly version: number } {
  const { text, photos, version } = entry;
  const fields = fieldsOfEntry(entry);
  return {
    fields: {
      ...bodyOfFields(fields, entry.on),
      text,
      photos: photos.map(({ id }) => id),
      compare: fields.compare,
    },
    version,
  };
}

/** The photos while the entry is changed: new ones are sent at once, and what is shown becomes so with its words. */
function useEntryPhotos(buildId: string, entry: EntryView) {
  const [shown, setShown] = useState(entry.photos);
  const { mutateAsync: addPhoto } = useAddEntryPhoto(buildId);
  return usePhotos({
    id: entry.id,
    photos: shown,
    max: maxEntryPhotos,
    name: 'An entry',
    send: async (_id, file, options) => {
      const { id, photo } = await addPhoto({ file, ...options });
      return { ...photo, id };
    },
    remove: () => Promise.resolve(),
    arrange: () => Promise.resolve(),
    setPhotos: (_id, next) => setShown((photos) => [...next(photos)]),
    refresh: () => Promise.resolve(),
  });
}

const fieldWords: FieldWords = {
  text: 'Words',
  on: 'Day',
  hours: 'Hours',
  cost: 'Cost',
  odometer: 'Odometer',
  taskId: { label: 'Task', show: (value) => (value ? 'Another task' : 'None') },
  photos: { label: 'Photos', show: (value) => `${Array.isArray(value) ? value.length : 0} photos` },
  compare: { label: 'Before and after', show: (value) => (value ? 'Two photos' : 'None') },
};
