import { FileInput } from '@entities/photo/file-input';
import type { BuildView } from '@modules/builds/builds.schemas';
import { ActionBar } from '@ui/actions/action-bar';
import { Button } from '@ui/actions/button';
import { later } from '@ui/overlays/later';
import { Camera, PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import style from './write.module.css';

const WriteEntry = later(() => import('./write-entry-dialog').then((dialog) => dialog.WriteEntryDialog));

/** Writes an entry of the journal in two taps: words, or a photo from the camera, then "Save". At the thumb on a phone. */
export function WriteButton({ build: { id } }: { readonly build: Pick<BuildView, 'id'> }) {
  const [taken, setTaken] = useState<readonly File[] | null>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionBar label="Write in the journal">
        <Button
          variant="primary"
          className={style.write}
          icon={<PenLine />}
          onPointerEnter={WriteEntry.load}
          onFocus={WriteEntry.load}
          onClick={() => setTaken([])}
        >
          Write an entry
        </Button>
        <Button
          className={style.camera}
          icon={<Camera />}
          aria-label="Take a photo"
          onPointerEnter={WriteEntry.load}
          onFocus={WriteEntry.load}
          onClick={() => camera.current?.click()}
        >
          Photo
        </Button>
      </ActionBar>
      <FileInput
        inputRef={camera}
        label="Photo for the journal"
        capture="environment"
        onFiles={(files) => files && files.length > 0 && setTaken(Array.from(files))}
      />
      {taken && <WriteEntry buildId={id} taken={taken} onClose={() => setTaken(null)} />}
    </>
  );
}
