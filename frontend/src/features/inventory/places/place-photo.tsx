import { useLocationCommand } from '@entities/inventory/location.mutations';
import { photoProblem, photoTypes } from '@entities/photo/photo-check';
import { messageOf } from '@lib/api/problem';
import type { LocationView } from '@modules/inventory/location.schemas';
import { Button } from '@ui/actions/button';
import { Photo } from '@ui/data/photo';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import style from './places.module.css';

/** The photo of a place, and a button to change it. */
export function PlacePhoto({ place }: { readonly place: LocationView }) {
  const { mutate, isPending, error, reset } = useLocationCommand(place.id);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const problem = refused ?? (error && messageOf(error));
  const send = (file: File | undefined) => {
    if (!file) return;
    const wrong = photoProblem(file);
    setRefused(wrong);
    reset();
    if (wrong === null) mutate({ type: 'set-photo', file });
  };
  return (
    <Stack gap="tight">
      {place.photo && <Photo src={place.photo.page} alt={place.name} className={style.photo} eager />}
      {problem && <Notice tone="problem">{problem}</Notice>}
      {!place.isArchived && (
        <Row>
          <Button size="small" icon={<Camera />} busy={isPending} onClick={() => input.current?.click()}>
            {place.photo ? 'Change the photo' : 'Add a photo'}
          </Button>
          {place.photo && (
            <ConfirmButton
              size="small"
              variant="quiet"
              icon={<Trash2 />}
              title="Remove this photo?"
              description={`${place.name} has no photo then. You can add one again at any time.`}
              action="Remove it"
              onConfirm={() => mutate({ type: 'remove-photo' })}
            >
              Remove
            </ConfirmButton>
          )}
        </Row>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={photoTypes.join(',')}
        aria-label="Photo of the place"
        onChange={({ target }) => {
          send(target.files?.[0]);
          target.value = '';
        }}
      />
    </Stack>
  );
}
