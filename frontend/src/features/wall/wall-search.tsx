import { ToggleChip } from '@ui/data/chip';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { CircleHelp, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WallAddress } from './wall-address';
import style from './wall-page.module.css';

/** The search over posts, and a filter for questions. Both stand in the address. */
export function WallSearch({ asked }: { readonly asked: WallAddress }) {
  const [address, setAddress] = useSearchParams();
  const [words, setWords] = useState(asked.search ?? '');
  const change = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(address);
    if (value) next.set(name, value);
    else next.delete(name);
    setAddress(next, { preventScrollReset: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change('search', words.trim() || undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that searches, in every browser and reader
    <form role="search" className={style.search} onSubmit={submit}>
      <Field label="Search the posts" hideLabel>
        <TextInput
          type="search"
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search the posts"
          before={<Search aria-hidden="true" />}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            if (target.value === '' && asked.search) change('search', undefined);
          }}
        />
      </Field>
      <ToggleChip
        icon={<CircleHelp aria-hidden="true" />}
        pressed={asked.kind === 'question'}
        onPressedChange={(isPressed) => change('kind', isPressed ? 'question' : undefined)}
      >
        Questions
      </ToggleChip>
    </form>
  );
}
