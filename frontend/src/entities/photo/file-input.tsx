import type { RefObject } from 'react';
import { photoTypes } from './photo-check';

export type FileInputProps = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly multiple?: boolean;
  readonly capture?: 'environment';
  readonly onFiles: (files: FileList | null) => void;
};

/** A hidden file input for photos, opened by its button. It clears itself, so that the same file can be chosen again. */
export function FileInput({ inputRef, label, onFiles, ...rest }: FileInputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      accept={photoTypes.join(',')}
      aria-label={label}
      {...rest}
      onChange={(event) => {
        onFiles(event.target.files);
        event.target.value = '';
      }}
    />
  );
}
