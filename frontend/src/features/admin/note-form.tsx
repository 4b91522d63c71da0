import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { messageOf } from '@lib/api/problem';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextArea } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';

type NoteFormProps = {
  /** Sends a note. The same key sends the same note only once. */
  readonly mutation: UseMutationResult<unknown, Error, { readonly note: string; readonly key: string }>;
};

/** A note for staff. A refusal keeps what was typed. */
export function NoteForm({ mutation }: NoteFormProps) {
  const [note, setNote] = useState('');
  const [key, setKey] = useState(newIdempotencyKey);
  const clear = () => {
    setNote('');
    setKey(newIdempotencyKey());
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim()) mutation.mutate({ note, key }, { onSuccess: clear });
      }}
    >
      <Stack gap="tight">
        {mutation.isError && <Notice tone="problem">{messageOf(mutation.error)}</Notice>}
        <Field label="Note for staff">
          <TextArea
            rows={2}
            maxLength={2_000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Row>
          <Button type="submit" size="small" busy={mutation.isPending} disabled={note.trim() === ''}>
            Add the note
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
