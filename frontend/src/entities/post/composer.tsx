import { useDraft } from '@entities/draft/use-draft';
import { useSyncDrafts } from '@entities/draft/use-sync-drafts';
import { useMember } from '@lib/session/session';
import { maxPhotos } from '@modules/community/post/post.schemas';
import { Avatar } from '@ui/data/avatar';
import { later } from '@ui/overlays/later';
import { PenLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import style from './composer.module.css';
import type { PostFields } from './post-fields';
import { WaitingPosts } from './waiting-posts';

const ComposerForm = later(() => import('./composer-form').then((form) => form.ComposerForm));

export type ComposerProps = {
  /** The community on whose wall it is; null where its author chooses. */
  readonly communityId?: string | null;
  /** What the address wants to share. */
  readonly shared?: PostFields['shared'];
  /** The address of the page, for the way back from the sign-in. */
  readonly here: string;
};

/** Where a post is written: one line until it is wanted, and the whole form after a press. What is typed stays on the device, also of a guest,
 *  and what was posted waits here until the server has it. */
export function Composer({ communityId = null, shared = null, here }: ComposerProps) {
  const member = useMember();
  useSyncDrafts();
  const draft = useDraft(communityId ? `post ${communityId}` : 'post', { kind: 'post', maxPhotos });
  const [isOpen, setOpen] = useState(shared !== null);
  const line = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const hasWords = draft.draft !== '';
  const wasClosed = useRef(false);
  useEffect(() => {
    if (hasWords && !wasClosed.current) setOpen(true); // a draft from before, or from before the sign-in
  }, [hasWords]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) line.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section className={style.composer} aria-label="Write a post">
      {isOpen ? (
        <ComposerForm
          draft={draft}
          communityId={communityId}
          shared={shared}
          here={here}
          onClose={() => {
            wasClosed.current = true;
            setOpen(false);
          }}
        />
      ) : (
        <button
          ref={line}
          type="button"
          className={style.line}
          onPointerEnter={ComposerForm.load}
          onFocus={ComposerForm.load}
          onClick={() => setOpen(true)}
        >
          {member ? (
            <Avatar name={member.name ?? 'You'} src={member.picture} decorative />
          ) : (
            <PenLine aria-hidden="true" />
          )}
          <span className={style.words}>
            {hasWords ? `Draft: ${draft.draft}` : 'What are you working on? Ask, or show it.'}
          </span>
        </button>
      )}
      <WaitingPosts draft={draft} />
    </section>
  );
}
