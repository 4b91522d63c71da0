import { Button } from '@ui/actions/button';
import { Progress } from '@ui/feedback/progress';
import { Row } from '@ui/layout/layout';
import style from '../moderation.module.css';
import type { ChosenFile } from './use-files';

/** The chosen files, each with how much of it is uploaded. */
export function FileList({
  files,
  onRemove,
}: {
  readonly files: readonly ChosenFile[];
  readonly onRemove: (key: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul className={style.files} aria-label="Files">
      {files.map(({ key, name, progress, id, problem }) => (
        <li key={key}>
          <Row justify="between">
            <span className={style.name}>{name}</span>
            <Button size="small" onClick={() => onRemove(key)} aria-label={`Leave out ${name}`}>
              Leave out
            </Button>
          </Row>
          {id === null && problem === null && <Progress value={progress} label={`Uploading ${name}`} />}
          {problem && <p role="alert">{problem}</p>}
        </li>
      ))}
    </ul>
  );
}
