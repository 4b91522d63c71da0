import { Button } from '@ui/actions/button';
import { Chip, ChipRow } from '@ui/data/chip';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { useId, useState } from 'react';
import style from './tag-input.module.css';

type TagInputProps = {
  readonly label: string;
  readonly hint?: string;
  readonly name?: string;
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  /** Suggested while typing. */
  readonly known: readonly string[];
};

/** Tags, one at a time: Enter or a comma adds one, a press removes one. Leaving the field adds the typed text. */
export function TagInput({ label, hint, name, tags, onChange, known }: TagInputProps) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const add = () => {
    const tag = typed.trim().slice(0, 30);
    setTyped('');
    if (tag && !tags.includes(tag) && tags.length < MOST) onChange([...tags, tag]);
  };
  return (
    <div className={style.tags}>
      <div className={style.line}>
        <Field label={label} hint={hint} className={style.field}>
          <TextInput
            name={name}
            list={listId}
            maxLength={30}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if ((event.key !== 'Enter' && event.key !== ',') || typed.trim() === '') return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Button onClick={add}>Add tag</Button>
      </div>
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <ChipRow label={`${label}: chosen`}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              removeLabel={`Remove ${tag}`}
              onRemove={() => onChange(tags.filter((one) => one !== tag))}
            >
              {tag}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
}

const MOST = 20;
