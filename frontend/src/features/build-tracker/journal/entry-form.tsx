import type { TaskChoice } from '@entities/build/entry.queries';
import type { EntryFields, problemsOf } from '@entities/build/entry-fields';
import { today } from '@lib/day';
import { maxEntryLetters } from '@modules/builds/builds.schemas';
import type { PhotoView } from '@modules/media/photo.schemas';
import { Field } from '@ui/forms/field';
import { MoneyInput } from '@ui/forms/money-input';
import { SearchSelect } from '@ui/forms/search-select';
import { NumberInput, TextArea, TextInput } from '@ui/forms/text-input';
import { Fold } from '@ui/layout/fold';
import type { ReactNode } from 'react';
import { ComparePicker } from './compare-picker';
import style from './write.module.css';

export type EntryFormProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly fields: EntryFields;
  readonly onFields: (fields: EntryFields) => void;
  /** As they are on the page. */
  readonly photos: readonly PhotoView[];
  readonly tasks: readonly TaskChoice[];
  readonly problems: ReturnType<typeof problemsOf>;
  /** Where photos are added. */
  readonly children: ReactNode;
};

/** The fields of an entry: words and photos, and the rest behind one press. */
export function EntryForm(props: EntryFormProps) {
  const { text, onText, fields, onFields, photos, tasks, problems, children } = props;
  const change = (part: Partial<EntryFields>) => onFields({ ...fields, ...part });
  const tooLong = text.length > maxEntryLetters;
  return (
    <>
      <Field
        label="What did you do?"
        error={tooLong && `${text.length - maxEntryLetters} letters too many. Make two entries of it.`}
      >
        <TextArea rows={4} value={text} onChange={({ target }) => onText(target.value)} />
      </Field>
      {children}
      {photos.length > 1 && (
        <ComparePicker photos={photos} value={fields.compare} onChange={(compare) => change({ compare })} />
      )}
      <Fold
        title="Task, day, hours, cost"
        isFilled={isFilled(fields)}
        mustOpen={Object.keys(problems).length > 0}
      >
        <div className={style.fields}>
          <Field label="Task" className={style.whole}>
            <SearchSelect
              value={fields.taskId ?? ''}
              onChange={(taskId) => change({ taskId: taskId || null })}
              options={tasks.map(({ id, title }) => ({ value: id, label: title }))}
              placeholder="No task"
            />
          </Field>
          <Field label="Day of the work">
            <TextInput
              type="date"
              value={fields.on ?? today()}
              max={today()}
              onChange={({ target }) => change({ on: target.value || null })}
            />
          </Field>
          <Field label="Hours" error={problems.hours}>
            <NumberInput
              unit="h"
              value={fields.hours}
              onChange={({ target }) => change({ hours: target.value })}
            />
          </Field>
          <Field label="Cost" error={problems.cost}>
            <MoneyInput cents={fields.cost} onCentsChange={(cost) => change({ cost })} />
          </Field>
          <Field label="Odometer" error={problems.odometer}>
            <NumberInput
              unit="mi"
              inputMode="numeric"
              value={fields.odometer}
              onChange={({ target }) => change({ odometer: target.value })}
            />
          </Field>
        </div>
      </Fold>
    </>
  );
}

const isFilled = ({ hours, cost, odometer, taskId }: EntryFields): boolean =>
  hours !== '' || cost !== null || odometer !== '' || taskId !== null;
