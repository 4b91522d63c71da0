import { Button } from '@ui/actions/button';
import { Progress } from '@ui/feedback/progress';
import { CircleAlert, FileX } from 'lucide-react';
import { useState } from 'react';
import style from './photo-field.module.css';
import type { PhotoUpload } from './photo-uploads';

export type PhotoUploadsProps = {
  readonly uploads: readonly PhotoUpload[];
  readonly onRetry: (one: PhotoUpload) => void;
  readonly onDiscard: (one: PhotoUpload) => void;
};

/** Uploads with their progress, and refused files with the reason. */
export function PhotoUploads({ uploads, onRetry, onDiscard }: PhotoUploadsProps) {
  if (uploads.length === 0) return null;
  return (
    <ul role="list" className={style.uploads} aria-label="Photos to send">
      {uploads.map((one) => (
        <li key={one.key} className={style.upload}>
          <Preview src={one.preview} />
          <div className={style.uploadWords}>
            <p className={style.fileName}>{one.file.name}</p>
            {one.problem === null && !one.isWaiting && (
              <Progress value={one.progress} label={`Sending ${one.file.name}`} />
            )}
            {one.problem === null && one.isWaiting && <p className={style.hint}>Uploads when you save.</p>}
            {one.problem !== null && (
              <p className={style.refused} role="alert">
                <CircleAlert aria-hidden="true" /> {one.problem}
              </p>
            )}
          </div>
          {(one.problem !== null || one.isWaiting) && (
            <div className={style.uploadActions}>
              {one.canRetry && (
                <Button size="small" aria-label={`Try again: ${one.file.name}`} onClick={() => onRetry(one)}>
                  Try again
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={`Leave out ${one.file.name}`}
                onClick={() => onDiscard(one)}
              >
                Leave out
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A small preview; an icon when the browser cannot show the file. */
function Preview({ src }: { readonly src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <span className={style.preview}>
        <FileX aria-hidden="true" />
      </span>
    );
  return <img src={src} alt="" className={style.preview} onError={() => setBroken(true)} />;
}
