import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

export type WordsSearchProps = {
  readonly label: string;
  readonly placeholder: string;
  /** What the address searches for. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly className: string | undefined;
  /** Fields between the words and the button. */
  readonly children?: ReactNode;
};

/** Staff look for something by words. Enter searches, and an emptied field shows all. */
export function WordsSearch(props: WordsSearchProps) {
  const { label, placeholder, search, onSearch, className, children } = props;
  const [words, setWords] = useState(search);
  useEffect(() => setWords(search), [search]);
  return (
    <search>
      <form
        aria-label={label}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(words.trim());
        }}
      >
        <Field label={label} hideLabel>
          <TextInput
            type="search"
            before={<Search aria-hidden="true" />}
            placeholder={placeholder}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              if (target.value === '' && search !== '') onSearch('');
            }}
          />
        </Field>
        {children}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
