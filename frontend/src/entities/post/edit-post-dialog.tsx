import { PhotoField } from '@entities/photo/photo-field';
import { call } from '@lib/api/call';
import { messageOf, problemAt } from '@lib/api/problem';
import { getPost } from '@modules/community/post/post.contract';
import { maxLetters, maxPhotos, type PostCard } from '@modules/community/post/post.schemas';
import { useToast } from '@ui/feedback/use-toast';
import { DialogForm } from '@ui/overlays/dialog-form';
import { later } from '@ui/overlays/later';
import { useReplacement } from '@ui/replace/use-replacement';
import type { FieldWords } from '@ui/replace/words-of';
import { useState } from 'react';
import { useEditPost } from './post.mutations';
import { vehicleName } from './post-labels';
import { PostTextField } from './post-text-field';
import { useEditedPhotos } from './use-edited-photos';
import { typedVehicle, vehicleOf } from './vehicle-of';

const VehicleField = later(() => import('./vehicle-field').then((field) => field.VehicleField));

type Words = {
  readonly body: string;
  readonly photos: string[];
  readonly vehicle: PostCard['vehicle'];
};

/** Changes the words, photos and vehicle of a post. When another page has changed them since, the author chooses. */
export function EditPostDialog({ post, onClose }: { readonly post: PostCard; readonly onClose: () => void }) {
  const [loaded] = useState(() => loadedPost(post));
  const [body, setBody] = useState(post.body);
  const [vehicle, setVehicle] = useState(() => typedVehicle(post.vehicle));
  const [problem, setProblem] = useState<unknown>(null);
  const edit = useEditPost(post.id);
  const { toast } = useToast();
  const { replace, dialog } = useReplacement<Words>(fieldWords);
  const photos = useEditedPhotos({ id: post.id, photos: post.photos, max: maxPhotos, name: 'A post' });
  const isNothing = body.trim() === '' && photos.photos.length === 0 && post.shared === null;
  const save = () => {
    setProblem(null);
    const typed = {
      body: body.trim(),
      photos: photos.photos.map(({ id }) => id),
      vehicle: vehicleOf(vehicle),
    };
    replace(typed, loaded, {
      read: async () => loadedPost(await call(getPost, { params: { id: post.id } })),
      send: (fields, madeFrom) => edit.mutateAsync({ ...fields, madeFrom }),
      onMerged: (fields) => {
        setBody(fields.body);
        setVehicle(typedVehicle(fields.vehicle));
      },
    }).then(() => {
      toast({ title: 'Post changed', tone: 'good' });
      onClose();
    }, setProblem);
  };
  return (
    <>
      <DialogForm
        holds
        size="large"
        title="Edit your post"
        description="Whoever sees the post can open what it said before."
        action="Save"
        busy={edit.isPending}
        disabled={isNothing || body.trim().length > maxLetters}
        problem={problem && !problemAt(problem, 'body') ? messageOf(problem) : null}
        onSubmit={save}
        onClose={onClose}
      >
        <PostTextField
          label="Text"
          value={body}
          onChange={setBody}
          max={maxLetters}
          communityId={post.community?.id ?? null}
          problem={problemAt(problem, 'body')}
        />
        <VehicleField vehicle={vehicle} onChange={setVehicle} problem={problemAt(problem, 'vehicle.make')} />
        <PhotoField photos={photos} lead="Up to ten photos. The first one is shown largest." />
      </DialogForm>
      {dialog}
    </>
  );
}

const loadedPost = ({ body, photos, vehicle, version }: PostCard) => ({
  fields: { body, photos: photos.map(({ id }) => id), vehicle },
  version,
});

const fieldWords: FieldWords = {
  body: 'Text',
  photos: {
    label: 'Photos',
    show: (value) => `${Array.isArray(value) ? value.length : 0} photos`,
  },
  vehicle: {
    label: 'Vehicle',
    show: (value) => (value ? vehicleName(value as NonNullable<PostCard['vehicle']>) : 'None'),
  },
};
