import { counted } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import style from './editor.module.css';
import type { Editor } from './use-editor';

/** Whether the server has what is drawn. */
export function SavingLine({ editor: { now } }: { readonly editor: Editor }) {
  const { saving } = now;
  return (
    <p className={style.saving} role="status">
      {saving.status === 'saved' && (
        <>
          <Check aria-hidden="true" /> Saved
        </>
      )}
      {saving.status === 'saving' && (
        <>
          <LoaderCircle aria-hidden="true" /> Saving…
        </>
      )}
      {saving.status === 'failed' && (
        <>
          <CircleAlert aria-hidden="true" /> Not saved
        </>
      )}
    </p>
  );
}

/** Why it is not saved, and what to do. */
export function SavingProblem({ editor }: { readonly editor: Editor }) {
  const { saving } = editor.now;
  if (saving.status !== 'failed') return null;
  return (
    <Notice
      tone="problem"
      title={`${counted(saving.left, 'space')} not saved`}
      action={
        <>
          <Button onClick={editor.drawing.retry}>Try again</Button>
          {saving.isRefused && (
            <Button variant="quiet" onClick={() => void editor.giveUp()}>
              Show what is saved
            </Button>
          )}
        </>
      }
    >
      {saving.message}
      {saving.isRefused
        ? ' Change it, undo it, or go back to what is saved.'
        : ' It is tried again by itself.'}
    </Notice>
  );
}
