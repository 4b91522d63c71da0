import { type EntryDraft, useEntryDraft } from '@entities/build/entry-draft';
import { useOnline } from '@lib/browser/connection';
import type { Unsent } from '@lib/browser/device-drafts';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Row } from '@ui/layout/layout';
import style from './journal.module.css';
import { WaitingPhoto } from './waiting-photo';

/** What was written here and is not in the journal yet: it goes by itself, waits for a signal, or was refused and says why. */
export function WaitingEntries({ buildId }: { readonly buildId: string }) {
  const draft = useEntryDraft(buildId);
  if (draft.waiting.length === 0) return null;
  return (
    <ul role="list" className={style.list} aria-label="Not sent yet">
      {draft.waiting.toReversed().map((one) => (
        <li key={one.id} className={style.waiting}>
          {one.body && <p className={style.text}>{one.body}</p>}
          {one.photos && one.photos.length > 0 && (
            <div className={style.local}>
              {one.photos.map((key) => (
                <WaitingPhoto key={key} of={one} photoKey={key} />
              ))}
            </div>
          )}
          <State one={one} draft={draft} />
        </li>
      ))}
    </ul>
  );
}

function State({ one, draft: { retry, drop } }: { readonly one: Unsent; readonly draft: EntryDraft }) {
  const isOnline = useOnline();
  if (one.problem !== undefined)
    return (
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
    );
  return (
    <div className={style.state} role="status">
      <span>{isOnline ? 'Sending…' : 'On this device. It goes by itself with the next signal.'}</span>
      {!isOnline && (
        <Button size="small" onClick={() => drop(one)}>
          Change it
        </Button>
      )}
    </div>
  );
}
