import { useThreadStep } from '@entities/thread/thread-line.mutations';
import { messageOf } from '@lib/api/problem';
import type { FreshPhotoView } from '@modules/messages/thread-lines.contract';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Notice } from '@ui/feedback/notice';
import style from './messages.module.css';

type FreshPhotoBarProps = {
  readonly threadId: string;
  readonly photo: FreshPhotoView;
  readonly name: string;
};

/** A new member shows that they have the part: a photo of it beside a code word. The member who needs the part checks it. */
export function FreshPhotoBar({ threadId, photo, name }: FreshPhotoBarProps) {
  const { isMine, codeWord, status } = photo;
  const step = useThreadStep(threadId);
  if (status === 'seen') return null;
  const code = <SpaceCode code={codeWord} />;
  const isSending = status === 'asked' || status === 'not seen';
  return (
    <section className={style.request} aria-label="Fresh photo">
      {isMine && isSending && (
        <p>
          {status === 'not seen' && <b>The code word could not be seen. </b>}
          Nobody here has dealt with you yet, so show that you have the part: write {code} on a piece of
          paper, lay it beside the part, and send a photo.
        </p>
      )}
      {isMine && status === 'sent' && (
        <p>
          {name} has your photo and is looking for {code} in it.
        </p>
      )}
      {!isMine && isSending && (
        <p>
          <b>{name}</b> is new, or has no deal here yet. We asked for a fresh photo of the part beside the
          code word {code}. Wait for it before you send money or drive far.
        </p>
      )}
      {!isMine && status === 'sent' && (
        <>
          <p>
            Does the photo of <b>{name}</b> show the part and {code}?
          </p>
          <div className={style.row}>
            <Button
              variant="primary"
              busy={step.isPending && step.variables.type === 'check' && step.variables.seen}
              onClick={() => step.mutate({ type: 'check', seen: true })}
            >
              Yes, I see it
            </Button>
            <Button onClick={() => step.mutate({ type: 'check', seen: false })}>No, ask again</Button>
          </div>
        </>
      )}
      {step.isError && <Notice tone="problem">{messageOf(step.error)}</Notice>}
    </section>
  );
}
