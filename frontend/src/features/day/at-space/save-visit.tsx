import { smallPhoto } from '@entities/day/small-photo';
import type { Visit } from '@entities/day/visit';
import { saveVisit } from '@entities/day/visits';
import { FileInput } from '@entities/photo/file-input';
import { useObjectUrl } from '@entities/photo/use-object-url';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextArea } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Camera } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../day.module.css';

type Place = Omit<Visit, 'id' | 'note' | 'photo' | 'at'>;

/** Saves that the visitor was at a space, with a note and a photo, on this device. */
export function SaveVisit({ place }: { readonly place: Place }) {
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [state, setState] = useState<'open' | 'saving' | 'saved' | 'failed'>('open');
  const shown = useObjectUrl(photo ?? undefined);
  const input = useRef<HTMLInputElement>(null);

  const save = async (submitted: FormEvent) => {
    submitted.preventDefault();
    setState('saving');
    const now = new Date().toISOString();
    const visit = { ...place, id: crypto.randomUUID(), note: note.trim(), at: now };
    await saveVisit({ ...visit, photo: photo && (await smallPhoto(photo)) }).then(
      () => setState('saved'),
      () => setState('failed'),
    );
  };

  if (state === 'saved')
    return (
      <Notice
        tone="good"
        isResult
        title={`Saved: you were at ${place.code}`}
        action={
          <Button asChild>
            <Link to={paths.visits}>Where you were</Link>
          </Button>
        }
      >
        It is on this device alone, and needs no signal.
      </Notice>
    );
  return (
    <Panel title="Find it again">
      <Form onSubmit={save}>
        <Stack>
          <p>
            Saved on this device alone: your note and your photo are sent to nobody, not to us either. Anybody
            who uses this device can read them.
          </p>
          <Field label="Note" hint="“Model T lock in the blue box, $40.”" optional>
            <TextArea
              rows={2}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          {shown && <img className={style.photo} src={shown} alt="What you want to find again" />}
          <FileInput
            inputRef={input}
            label="Photo of the space"
            capture="environment"
            onFiles={(files) => setPhoto(files?.[0] ?? null)}
          />
          <Row>
            <Button icon={<Camera />} onClick={() => input.current?.click()}>
              {photo ? 'Another photo' : 'Add a photo'}
            </Button>
            {photo && (
              <Button variant="quiet" onClick={() => setPhoto(null)}>
                Remove the photo
              </Button>
            )}
          </Row>
          {state === 'failed' && (
            <Notice tone="problem" title="This browser keeps nothing">
              Leave private browsing, or free some room on the device, and save again. What you wrote is still
              here.
            </Notice>
          )}
          <Button variant="primary" size="large" type="submit" block busy={state === 'saving'}>
            Save that I was here
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}
