import { type AppealTo, useSendAppeal } from '@entities/appeal/appeal.mutations';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { messageOf, problemAt } from '@lib/api/problem';
import { longestAppeal, mostAttachments } from '@modules/moderation/moderation.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextArea } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { type FormEvent, useRef } from 'react';
import { FileList } from './file-list';
import { FilePicker } from './file-picker';
import { useFiles } from './use-files';
import { useKeptWords } from './use-kept-words';

/** The words and files of an appeal, of a second one, or of an answer. */
export function AppealForm({
  to,
  label,
  submit,
  onSent,
}: {
  readonly to: AppealTo;
  readonly label: string;
  readonly submit: string;
  readonly onSent?: (appealId: string) => void;
}) {
  const key = useRef(newIdempotencyKey());
  const kept = useKeptWords(to.kind === 'file' ? to.decisionId : `${to.kind} ${to.appealId}`);
  const files = useFiles();
  const send = useSendAppeal(to, (appealId) => {
    kept.write('');
    files.clear();
    key.current = newIdempotencyKey();
    onSent?.(appealId);
  });

  function sendIt(event: FormEvent) {
    event.preventDefault();
    send.mutate({ body: { text: kept.words, attachments: [...files.ids] }, key: key.current });
  }

  return (
    <Form onSubmit={sendIt}>
      <Stack>
        {send.isError && <Notice tone="problem">{messageOf(send.error)}</Notice>}
        <Field
          label={label}
          hint={`At most ${longestAppeal.toLocaleString('en-US')} characters. What you type is kept on this device until you send it.`}
          required
          error={problemAt(send.error, 'text')}
        >
          <TextArea
            name="text"
            required
            rows={8}
            maxLength={longestAppeal}
            value={kept.words}
            onChange={({ target }) => {
              key.current = newIdempotencyKey();
              kept.write(target.value);
            }}
          />
        </Field>
        <FileList files={files.files} onRemove={files.remove} />
        <Row>
          {files.files.length < mostAttachments && <FilePicker onChoose={files.add} />}
          <Button
            type="submit"
            variant="primary"
            busy={send.isPending}
            busyLabel="Sending…"
            disabled={files.isUploading}
          >
            {submit}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
