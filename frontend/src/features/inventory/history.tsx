import { messageOf } from '@lib/api/problem';
import type { HistoryStep } from '@modules/inventory/item.schemas';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Notice } from '@ui/feedback/notice';
import { NoBreak } from '@ui/layout/no-break';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import style from './history.module.css';

type HistoryProps = {
  readonly steps: readonly HistoryStep[];
  /** The step that is being undone. */
  readonly busy: number | null;
  /** Why the last undo was refused. */
  readonly error: unknown;
  readonly onUndo: (step: number) => void;
};

/** Steps in plain sentences, newest first, each with an undo where there is one. */
export function History({ steps, busy, error, onUndo }: HistoryProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useKeepFocus(list, steps.map(({ isUndone }) => isUndone).join());
  const shown = isWhole ? steps : steps.slice(0, FIRST);
  return (
    <>
      {error ? <Notice tone="problem">{messageOf(error)}</Notice> : null}
      <ol role="list" ref={list} tabIndex={-1} className={style.steps} aria-label="History">
        {shown.map(({ step, at, sentence, isUndone, mayUndo }) => (
          <li key={step} className={style.step}>
            <span className={style.words}>
              <span className={isUndone ? style.undone : undefined}>
                <NoBreak>{sentence}</NoBreak>
              </span>
              <span className={style.when}>
                <Age since={at} first />
                {isUndone && ' · undone'}
              </span>
            </span>
            {mayUndo && !isUndone && (
              <Button
                size="small"
                variant="quiet"
                icon={<Undo2 />}
                busy={busy === step}
                aria-label={`Undo: ${sentence}`}
                onClick={() => onUndo(step)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ol>
      {!isWhole && steps.length > FIRST && (
        <Button size="small" onClick={() => setWhole(true)}>
          Show all {steps.length} steps
        </Button>
      )}
    </>
  );
}

const FIRST = 12;
