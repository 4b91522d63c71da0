import { DraftPhotoList } from '@entities/draft/draft-photo-list';
import { useDraft } from '@entities/draft/use-draft';
import { useSyncDrafts } from '@entities/draft/use-sync-drafts';
import { FileInput } from '@entities/photo/file-input';
import { PostTextField } from '@entities/post/post-text-field';
import { useFirstKey } from '@entities/post/use-first-key';
import { WaitingPosts } from '@entities/post/waiting-posts';
import { prepareAppCheck } from '@lib/api/app-check-header';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { maxCommentLetters } from '@modules/community/post/post.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Form } from '@ui/forms/form';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import style from './post-page.module.css';
import type { WholePost } from './whole-post';

/** The field for a comment. Its draft stays on the device, also of a guest, and what was written waits there until the server has it. */
export function WriteComment({ post }: { readonly post: WholePost }) {
  const member = useMember();
  const navigate = useNavigate();
  useSyncDrafts();
  const draft = useDraft(`comment ${post.id}`, { kind: 'comment', maxPhotos: 1 });
  const chooser = useRef<HTMLInputElement>(null);
  const firstKey = useFirstKey(draft.draft);
  const { photos } = draft;
  const body = draft.draft.trim();
  const isNothing = body === '' && photos.photos.length === 0;
  const isQuestion = post.kind === 'question';
  if (post.isLocked)
    return (
      <Notice live={false} title="Comments are locked">
        What was written stays; nobody adds to it.
      </Notice>
    );
  if (member && !post.allowedActions.includes('comment')) return <p className={style.gone}>{whyNot(post)}</p>;
  const addFiles = (files: FileList | null) => photos.add(Array.from(files ?? []), 1 - photos.photos.length);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isNothing || body.length > maxCommentLetters) return;
    if (!member) {
      void navigate(paths.login(paths.wallPost(post.id)));
      return;
    }
    draft.send(body, { typedInSeconds: firstKey.seconds() });
    firstKey.reset();
  };
  return (
    <div className={style.write}>
      <WaitingPosts draft={draft} />
      <Form onSubmit={submit} className={style.comments} onFocus={prepareAppCheck}>
        <PostTextField
          label={isQuestion ? 'Your answer' : 'Your comment'}
          value={draft.draft}
          onChange={(text) => {
            firstKey.note();
            draft.setDraft(text);
          }}
          max={maxCommentLetters}
          rows={3}
          communityId={post.community?.id ?? null}
          onSubmit={submit}
          onPasteFiles={addFiles}
        />
        <DraftPhotoList photos={photos.photos} onRemove={photos.remove} />
        {photos.problem && <Notice tone="problem">{photos.problem}</Notice>}
        <div className={style.writeFoot}>
          <Button
            icon={<ImagePlus />}
            disabled={photos.photos.length > 0}
            onClick={() => chooser.current?.click()}
          >
            Photo
          </Button>
          <FileInput inputRef={chooser} label="Photo for the comment" onFiles={addFiles} />
          <Button
            type="submit"
            variant="primary"
            icon={<SendHorizontal />}
            disabled={isNothing || body.length > maxCommentLetters}
          >
            {member ? 'Send' : 'Sign in and send'}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function whyNot({ community, status }: WholePost): string {
  if (status !== 'published') return 'Nobody comments on it now.';
  return community ? `Members of ${community.name} comment here.` : 'You cannot comment on it.';
}
