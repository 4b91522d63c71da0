import type { EntryFields } from '@entities/build/entry-fields';
import type { PhotoView } from '@modules/media/photo.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import style from './write.module.css';

export type ComparePickerProps = {
  readonly photos: readonly PhotoView[];
  readonly value: EntryFields['compare'];
  readonly onChange: (compare: EntryFields['compare']) => void;
};

/** Chooses two of the photos to be compared with a slider; the first and the last to begin with. */
export function ComparePicker({ photos, value, onChange }: ComparePickerProps) {
  const has = (id: string) => photos.some((photo) => photo.id === id);
  const chosen = value && has(value.before) && has(value.after) ? value : null;
  const [first, last] = [photos[0], photos.at(-1)];
  return (
    <div className={style.compare}>
      <Checkbox
        label="Show two of them as before and after"
        checked={chosen !== null}
        onChange={({ target }) =>
          onChange(target.checked && first && last ? { before: first.id, after: last.id } : null)
        }
      />
      {chosen &&
        (['before', 'after'] as const).map((when) => (
          <div key={when} className={style.chosen}>
            <img src={photos.find(({ id }) => id === chosen[when])?.card} alt="" width={96} height={72} />
            <Field label={when === 'before' ? 'Before' : 'After'}>
              <Select
                value={chosen[when]}
                onChange={({ target }) => onChange({ ...chosen, [when]: target.value })}
                options={photos.map(({ id }, at) => ({ value: id, label: `Photo ${at + 1}` }))}
              />
            </Field>
          </div>
        ))}
    </div>
  );
}
