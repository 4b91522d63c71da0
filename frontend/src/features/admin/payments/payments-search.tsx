import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import style from './payments.module.css';

type PaymentsSearchProps = { readonly search: string; readonly onSearch: (search: string) => void };

/** Finds one payment. Enter searches, and an emptied field shows all. */
export function PaymentsSearch({ search, onSearch }: PaymentsSearchProps) {
  const [words, setWords] = useState(search);
  useEffect(() => setWords(search), [search]);
  return (
    <form
      aria-label="Search payments"
      className={style.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      <Field label="Search payments" hideLabel>
        <TextInput
          type="search"
          before={<Search aria-hidden="true" />}
          placeholder="Number of a receipt, or what the check says"
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
      <Button type="submit">Search</Button>
    </form>
  );
}
