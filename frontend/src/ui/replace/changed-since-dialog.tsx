import type { Conflict } from '@lib/merge-changes';
import { useId, useState } from 'react';
import { DialogForm } from '../overlays/dialog-form';
import style from './changed-since-dialog.module.css';
import { type FieldWords, wordsOf } from './words-of';

export type ChangedSinceDialogProps = {
  readonly conflicts: readonly Conflict[];
  /** By the paths of the conflicts. */
  readonly words: FieldWords;
  /** in  taken  the paths whose saved value is kept */
  readonly onChoose: (taken: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Both versions of each field that two pages have changed, and a choice between them. Fields that nobody else changed are not shown. */
export function ChangedSinceDialog({ conflicts, words, onChoose, onClose }: ChangedSinceDialogProps) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const take = (path: string, isTaken: boolean) =>
    setTaken((before) => [...before.filter((one) => one !== path), ...(isTaken ? [path] : [])]);
  return (
    <DialogForm
      holds
      size="medium"
      title="This was changed somewhere else"
      description="It was saved in another tab, or on another device, after you had opened it here. Choose what stays. Everything else that was changed, here or there, is kept."
      action="Save what I chose"
      busy={false}
      onSubmit={() => onChoose(taken)}
      onClose={onClose}
    >
      {conflicts.map((conflict) => (
        <BothSides
          key={conflict.path}
          conflict={conflict}
          words={words[conflict.path]}
          isTaken={taken.includes(conflict.path)}
          onTake={(isTaken) => take(conflict.path, isTaken)}
        />
      ))}
    </DialogForm>
  );
}

type BothSidesProps = {
  readonly conflict: Conflict;
  readonly words: FieldWords[string] | undefined;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
};

function BothSides({ conflict, words, isTaken, onTake }: BothSidesProps) {
  const name = useId();
  const label = typeof words === 'string' ? words : (words?.label ?? conflict.path);
  const show = typeof words === 'object' ? words.show : wordsOf;
  const side = (whose: string, value: unknown, isSaved: boolean) => (
    <label className={style.side}>
      <input type="radio" name={name} checked={isTaken === isSaved} onChange={() => onTake(isSaved)} />
      <span>
        <span className={style.whose}>{whose}</span>
        <span className={style.value}>{show(value)}</span>
      </span>
    </label>
  );
  return (
    <fieldset className={style.field}>
      <legend className={style.name}>{label}</legend>
      <div className={style.sides}>
        {side('Yours', conflict.typed, false)}
        {side('Saved elsewhere', conflict.saved, true)}
      </div>
    </fieldset>
  );
}
