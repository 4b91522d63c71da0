import { problemOfTyped } from '@entities/inventory/offline/read-scanned';
import { allowSound } from '@entities/scanner/feedback';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { useState } from 'react';
import style from './scan.module.css';

/** A field for typing a code; a wrong character is reported at once. A keyboard scanner works too. */
export function CodeForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const problem = typed.includes('/') ? undefined : problemOfTyped(typed);
  return (
    <Form
      className={style.codeForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        allowSound();
        onCode(typed);
        setTyped('');
      }}
    >
      <Field label="Or type the code" error={problem} className={style.codeField}>
        <TextInput
          code
          value={typed}
          placeholder="K7QF3-MWXTA"
          autoComplete="off"
          enterKeyHint="go"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" size="large">
        Enter
      </Button>
    </Form>
  );
}
