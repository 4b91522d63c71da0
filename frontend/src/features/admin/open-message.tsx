import { messageOf } from '@lib/api/problem';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { type FormEvent, useState } from 'react';

type OpenMessageProps = {
  /** Opens it for a reason. */
  readonly open: UseMutationResult<unknown, Error, string>;
};

/** A private message, before it is opened with a reason. */
export function OpenMessage({ open }: OpenMessageProps) {
  const [isEmpty, setEmpty] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setEmpty(reason === '');
    if (reason) open.mutate(reason);
  }

  return (
    <Form onSubmit={submit} noValidate>
      <Stack>
        <Notice live={false} title="This message is private">
          It opens with the two messages before and after it, and nothing else. That you opened it is
          recorded.
        </Notice>
        {open.isError && <Notice tone="problem">{messageOf(open.error)}</Notice>}
        <Field label="Why you open it" required error={isEmpty && 'Write down why.'}>
          <TextInput name="reason" required maxLength={500} />
        </Field>
        <Row>
          <Button type="submit" busy={open.isPending}>
            Open the message
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
