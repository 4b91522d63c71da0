import { CommunityCover } from '@entities/community/community-cover';
import { FileInput } from '@entities/photo/file-input';
import type { PhotoView } from '@modules/media/photo.schemas';
import { Button } from '@ui/actions/button';
import { FieldGroup } from '@ui/forms/field-group';
import { Row } from '@ui/layout/layout';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import style from './community-form.module.css';

export type CoverFieldProps = {
  readonly name: string;
  /** The cover on the server. */
  readonly cover: PhotoView | null;
  /** What is chosen and goes with the form: a file; null: no cover; undefined: as it is. */
  readonly chosen: File | null | undefined;
  readonly onChoose: (chosen: File | null) => void;
};

/** The cover: the picture on top of its page and on its card. It is sent when the form is saved. */
export function CoverField({ name, cover, chosen, onChoose }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(chosen ?? null);
  const shown = chosen === null ? null : cover;
  return (
    <FieldGroup legend="Cover" hint="A photo of a meet, a car, a row of hoods. Wide ones look best.">
      <div className={style.cover}>
        {preview ? (
          <img className={style.preview} src={preview} alt="The chosen cover" />
        ) : (
          <CommunityCover name={name || 'New'} cover={shown} />
        )}
      </div>
      <FileInput
        inputRef={input}
        label="Cover"
        onFiles={(files) => {
          const [file] = files ?? [];
          if (file) onChoose(file);
        }}
      />
      <Row>
        <Button icon={<ImagePlus />} onClick={() => input.current?.click()}>
          {preview || shown ? 'Choose another photo' : 'Choose a photo'}
        </Button>
        {(preview || shown) && (
          <Button variant="quiet" onClick={() => onChoose(null)}>
            Remove
          </Button>
        )}
      </Row>
    </FieldGroup>
  );
}

/** An address of the chosen file, while it is shown. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
