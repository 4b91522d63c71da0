import { useOnline } from '@lib/browser/connection';
import type { Unsent } from '@lib/browser/device-drafts';
import { counted } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Row } from '@ui/layout/layout';
import style from './composer.module.css';
import type { PostDraft } from './post-draft';

/** What was posted here and is not there yet: it goes by itself, waits for a signal, or was refused and says why. Nothing of it is lost. */
export function WaitingPosts({
  draft: { waiting, retry, drop },
}: {
  readonly draft: Pick<PostDraft, 'waiting' | 'retry' | 'drop'>;
}) {
  const isOnline = useOnline();
  if (waiting.length === 0) return null;
  return (
    <ul role="list" aria-label="Not sent yet">
      {waiting.map((one) => (
        <li key={one.id} className={style.waiting}>
          <p className={style.waitingWords}>{excerptOf(one)}</p>
          {one.problem === undefined ? (
            <div className={style.waitingState} role="status">
              <span>{isOnline ? 'Sending…' : 'Waits for a signal. It goes by itself.'}</span>
              {!isOnline && (
                <Button size="small" onClick={() => drop(one)}>
                  Cancel
                </Button>
              )}
            </div>
          ) : (
            <>
              <Notice tone="problem">{one.problem}</Notice>
              <Row>
                <Button size="small" variant="primary" onClick={() => retry(one)}>
                  Try again
                </Button>
                <Button size="small" onClick={() => drop(one)}>
                  Back to the draft
                </Button>
              </Row>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function excerptOf({ body, photos = [] }: Unsent): string {
  const pictures = photos.length > 0 ? counted(photos.length, 'photo') : '';
  return [body, pictures].filter(Boolean).join(' · ') || 'Shared without words';
}
