import { mostLetters } from '@modules/messages/message.schemas';
import { Button } from '@ui/actions/button';
import { TextArea } from '@ui/forms/text-input';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import style from './messages.module.css';

export type ComposeProps = {
  readonly draft: string;
  readonly onDraft: (words: string) => void;
  readonly onSend: (words: string) => void;
  /** Sentences that fill an empty field. */
  readonly quickReplies: readonly string[];
  readonly name: string;
};

/** The field for a message: the draft stays on the device, Ctrl and Enter send. */
export function Compose({ draft, onDraft, onSend, quickReplies, name }: ComposeProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const words = draft.trim();
  const isTooLong = words.length > mostLetters;
  const send = () => {
    if (words === '' || isTooLong) return;
    onSend(words);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <div className={style.compose}>
      {words === '' && (
        <ul role="list" className={style.quick} aria-label="Quick replies">
          {quickReplies.map((reply) => (
            <li key={reply}>
              <button
                type="button"
                className={style.quickReply}
                onClick={() => {
                  onDraft(reply);
                  field.current?.focus();
                }}
              >
                {reply}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={style.writing}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextArea
          ref={field}
          rows={2}
          aria-label={`Message to ${name}`}
          placeholder="Write a message"
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
          aria-invalid={isTooLong || undefined}
        />
        <Button
          type="submit"
          variant="primary"
          icon={<SendHorizontal />}
          disabled={words === '' || isTooLong}
        >
          Send
        </Button>
      </form>
      {words.length > mostLetters - 500 && (
        <p className={style.hint} role="status">
          {words.length.toLocaleString('en-US')} of {mostLetters.toLocaleString('en-US')} characters
        </p>
      )}
    </div>
  );
}
