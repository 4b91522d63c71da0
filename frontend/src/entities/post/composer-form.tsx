import { FileInput } from '@entities/photo/file-input';
import { PhotoList } from '@entities/photo/photo-list';
import { prepareAppCheck } from '@lib/api/app-check-header';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { maxLetters, maxPhotos, postKinds } from '@modules/community/post/post.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Form } from '@ui/forms/form';
import { Segmented } from '@ui/forms/segmented';
import { Switch } from '@ui/forms/switch';
import { later } from '@ui/overlays/later';
import { CarFront, ImagePlus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CommunityField } from './community-field';
import style from './composer.module.css';
import type { PostDraft } from './post-draft';
import { type PostFields, readPostFields } from './post-fields';
import { kindLabels } from './post-labels';
import { PostTextField } from './post-text-field';
import { SharedPreview } from './shared-preview';
import { useDraftPhotoViews } from './use-draft-photo-views';
import { useFirstKey } from './use-first-key';

const VehicleField = later(() => import('./vehicle-field').then((field) => field.VehicleField));

export type ComposerFormProps = {
  readonly draft: PostDraft;
  readonly communityId: string | null;
  readonly shared: PostFields['shared'];
  readonly here: string;
  readonly onClose: () => void;
};

/** The whole form of a post. Posting stores it on this device, from where it goes at once, or with the next signal. */
export function ComposerForm({ draft, communityId, shared, here, onClose }: ComposerFormProps) {
  const member = useMember();
  const navigate = useNavigate();
  const stored = readPostFields(draft.fields);
  const fields: PostFields = {
    ...stored,
    communityId: communityId ?? stored.communityId,
    shared: shared ?? stored.shared,
  };
  const change = (changes: Partial<PostFields>) => draft.setFields({ ...fields, ...changes });
  const [hasVehicle, setHasVehicle] = useState(fields.vehicle.make !== '');
  const chooser = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const firstKey = useFirstKey(draft.draft);
  const { photos } = draft;
  const views = useDraftPhotoViews(photos.photos);
  const room = maxPhotos - photos.photos.length;
  const body = draft.draft.trim();
  const isNothing = body === '' && photos.photos.length === 0 && fields.shared === null;
  const mayPost = !member || member.capabilities.includes('post');
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);

  /** What the address wanted to share is shared once. */
  const leaveAddress = () => {
    if (shared) void navigate(paths.wall, { replace: true, preventScrollReset: true });
  };
  const addFiles = (files: FileList | null) => photos.add(Array.from(files ?? []), room);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isNothing || body.length > maxLetters) return;
    if (!member) {
      void navigate(paths.login(here));
      return;
    }
    draft.send(body, { ...fields, typedInSeconds: firstKey.seconds() });
    leaveAddress();
    onClose();
  };
  if (member && !mayPost) return <MayNotPost missing={member.missingRequirement} />;
  return (
    <Form ref={form} className={style.form} onSubmit={submit} onFocus={prepareAppCheck}>
      <div className={style.head}>
        <Segmented
          label="Kind of post"
          value={fields.kind}
          onValueChange={(kind) => change({ kind })}
          options={postKinds.map((value) => ({ value, label: kindLabels[value] }))}
        />
      </div>
      <PostTextField
        label={labels[fields.kind]}
        value={draft.draft}
        onChange={(text) => {
          firstKey.note();
          draft.setDraft(text);
        }}
        max={maxLetters}
        communityId={fields.communityId}
        onSubmit={submit}
        onPasteFiles={addFiles}
      />
      {photos.problem && <Notice tone="problem">{photos.problem}</Notice>}
      {views.length > 0 && (
        <div>
          <p role="status">
            {views.length} of {counted(maxPhotos, 'photo')}
          </p>
          <PhotoList photos={views} onMove={photos.move} onRemove={photos.remove} />
        </div>
      )}
      {fields.shared && (
        <SharedPreview
          shared={fields.shared}
          onRemove={() => {
            leaveAddress();
            change({ shared: null });
          }}
        />
      )}
      {hasVehicle && <VehicleField vehicle={fields.vehicle} onChange={(vehicle) => change({ vehicle })} />}
      {member && !communityId && (
        <CommunityField value={fields.communityId} onChange={(chosen) => change({ communityId: chosen })} />
      )}
      {member && !member.isMinor && (
        <Switch
          label="Show my area with it"
          hint="The town of your profile, never your address. Members near you find it."
          checked={fields.showArea}
          onCheckedChange={(showArea) => change({ showArea })}
        />
      )}
      <div className={style.foot}>
        <Button icon={<ImagePlus />} disabled={room <= 0} onClick={() => chooser.current?.click()}>
          Photos
        </Button>
        <FileInput inputRef={chooser} label="Photos for the post" multiple onFiles={addFiles} />
        {!hasVehicle && (
          <Button icon={<CarFront />} onClick={() => setHasVehicle(true)}>
            Vehicle
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Keep for later
        </Button>
        <Button variant="primary" type="submit" disabled={isNothing || body.length > maxLetters}>
          {member ? 'Post' : 'Sign in and post'}
        </Button>
      </div>
    </Form>
  );
}

const labels = {
  post: 'What are you working on?',
  question: 'What do you want to know?',
  milestone: 'What did you get done?',
} as const;

/** What a member has to do first. */
function MayNotPost({ missing }: { readonly missing: 'date of birth' | 'guardian' | null }) {
  return (
    <Notice
      live={false}
      title="You cannot post yet"
      action={
        <Button asChild>
          <Link to={paths.account}>Go to your account</Link>
        </Button>
      }
    >
      {missing === 'guardian'
        ? 'You are under 18, so you need a parent or guardian whom we have verified. Your account page shows how to invite them.'
        : 'Enter your date of birth on your account page first.'}
    </Notice>
  );
}
