import { DraftPhotoList } from '@entities/draft/draft-photo-list';
import type { DraftPhoto } from '@entities/draft/draft-photos';
import { FileInput } from '@entities/photo/file-input';
import { useKeyboardRoom } from '@lib/browser/keyboard-room';
import { maxLetters, maxPhotos } from '@modules/messages/message.schemas';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Notice } from '@ui/feedback/notice';
import { TextArea } from '@ui/forms/text-input';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import style from './messages.module.css';

export type ComposeProps = {
  readonly draft: string;
  readonly onDraft: (words: string) => void;
  readonly onSend: (words: string) => void;
  readonly photos: {
    readonly photos: readonly DraftPhoto[];
    readonly problem: string | null;
    readonly add: (files: readonly File[], room: number) => void;
    readonly remove: (key: string) => void;
  };
  /** Quick replies, which fill an empty field. */
  readonly quickReplies: readonly string[];
  readonly name: string;
  /** Further actions after the quick replies. */
  readonly more?: ReactNode;
};

/** The message field, docked at the bottom of the screen. The draft and its photos stay on the device, the draft's words also on the server. Ctrl and Enter send. */
export function Compose({ draft, onDraft, onSend, photos, quickReplies, name, more }: ComposeProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  useKeyboardRoom(dock);
  const words = draft.trim();
  const chooser = useRef<HTMLInputElement>(null);
  const room = maxPhotos - photos.photos.length;
  const isTooLong = words.length > maxLetters;
  const isNothing = words === '' && photos.photos.length === 0;
  const addPhotos = (files: FileList | null) => photos.add(Array.from(files ?? []), room);
  const send = () => {
    if (isNothing || isTooLong) return;
    onSend(words);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <div className={style.compose} data-floats="composer" ref={dock}>
      {words === '' && (quickReplies.length > 0 || more) && (
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
          {more && <li>{more}</li>}
        </ul>
      )}
      <DraftPhotoList photos={photos.photos} onRemove={photos.remove} />
      {photos.problem && <Notice tone="problem">{photos.problem}</Notice>}
      <form
        className={style.writing}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <IconButton
          label="Add photos"
          variant="framed"
          disabled={room <= 0}
          onClick={() => chooser.current?.click()}
        >
          <ImagePlus aria-hidden="true" />
        </IconButton>
        <FileInput inputRef={chooser} label="Photos for the message" multiple onFiles={addPhotos} />
        <TextArea
          ref={field}
          rows={1}
          aria-label={`Message to ${name}`}
          placeholder="Write a message"
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={({ clipboardData }) => {
            if (clipboardData.files.length > 0) addPhotos(clipboardData.files);
          }}
          aria-invalid={isTooLong || undefined}
        />
        <Button type="submit" variant="primary" icon={<SendHorizontal />} disabled={isNothing || isTooLong}>
          <span className={style.send}>Send</span>
        </Button>
      </form>
      {words.length > maxLetters - 500 && (
        <p className={style.hint} role="status">
          {words.length.toLocaleString('en-US')} of {maxLetters.toLocaleString('en-US')} characters
        </p>
      )}
    </div>
  );
}
