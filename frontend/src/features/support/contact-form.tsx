import { type SupportMessage, useWriteToSupport } from '@entities/support/support.mutations';
import { prepareAppCheck } from '@lib/api/app-check-header';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { useMember } from '@lib/session/session';
import { longestMessage, longestSubject } from '@modules/support/support.schemas';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { Row } from '@ui/layout/layout';
import { type FormEvent, useRef } from 'react';
import style from './support-page.module.css';

/** The support form. It shows the reference of the request after sending. */
export function ContactForm() {
  const member = useMember();
  const key = useRef(newIdempotencyKey());
  const send = useWriteToSupport();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send.mutate({ body: readMessage(event.currentTarget), key: key.current });
  }

  /** Changed text makes it a new command, with a new key. */
  function renewKey() {
    key.current = newIdempotencyKey();
  }

  function writeAnother() {
    renewKey();
    send.reset();
  }

  if (send.isSuccess) {
    return (
      <Notice
        tone="good"
        isResult
        title="We got your message"
        action={
          <Button size="small" onClick={writeAnother}>
            Write another
          </Button>
        }
      >
        Its reference is <SpaceCode code={send.data.reference} kind="request" size="small" />. A person reads
        it and replies to {send.variables.body.replyTo}. We do not send a confirmation by e-mail: this note is
        your receipt.
      </Notice>
    );
  }
  return (
    <Form
      className={style.form}
      {...(!member && { onFocus: prepareAppCheck })}
      onSubmit={submit}
      onChange={renewKey}
    >
      {send.isError && !isAtField(send.error) && <Notice tone="problem">{messageOf(send.error)}</Notice>}
      <Field label="What is it about?" required error={problemAt(send.error, 'subject')}>
        <TextInput name="subject" required maxLength={longestSubject} />
      </Field>
      <Field
        label="What happened?"
        hint="What you did, what you expected, and the address of the page or listing."
        required
        error={problemAt(send.error, 'message')}
      >
        <TextArea name="message" required rows={6} maxLength={longestMessage} />
      </Field>
      <Field
        label="Your e-mail"
        hint="We reply to this address."
        required
        error={problemAt(send.error, 'replyTo')}
      >
        <TextInput
          key={member?.uid}
          type="email"
          name="replyTo"
          autoComplete="email"
          required
          defaultValue={member?.email ?? ''}
        />
      </Field>
      <Row>
        <Button type="submit" variant="primary" busy={send.isPending} busyLabel="Sending…">
          Send to support
        </Button>
      </Row>
    </Form>
  );
}

function readMessage(form: HTMLFormElement): SupportMessage {
  const words = new FormData(form);
  const word = (name: keyof SupportMessage) => String(words.get(name) ?? '').trim();
  return { subject: word('subject'), message: word('message'), replyTo: word('replyTo') };
}
