import { readFileOfAppeal } from '@entities/appeal/appeal.queries';
import { appealStatusWords, entryWords } from '@entities/appeal/appeal-words';
import { useDownload } from '@entities/download.mutations';
import { dayIn, timeIn } from '@lib/format';
import type { AppealEntry, AppealView } from '@modules/moderation/appeal/appeals.contract';
import { Button } from '@ui/actions/button';
import style from '../moderation.module.css';

/** What was said, oldest first. */
export function Dialogue({ appeal: { dialogue, relation, subject } }: { readonly appeal: AppealView }) {
  return (
    <ol className={style.list}>
      {dialogue.map((entry) => (
        <li key={`${entry.at} ${entry.what}`} className={style.quoted}>
          <h2 className={style.title}>
            {entryWords[entry.what]}
            {entry.outcome && `: ${appealStatusWords[entry.outcome]}`}
          </h2>
          <p>
            {whoIn(entry, relation, subject.name)}, {dayIn(entry.at)}, {timeIn(entry.at)}
          </p>
          {entry.text && <p className={style.words}>{entry.text}</p>}
          {entry.attachments.map((file) => (
            <FileButton key={file.id} file={file} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function whoIn({ by }: AppealEntry, relation: AppealView['relation'], name: string | null): string {
  if (by.kind === 'staff') return by.person?.name ?? 'A reviewer';
  if (by.kind === 'guardian') return relation === 'guardian' ? 'You' : 'Your guardian';
  return relation === 'self' ? 'You' : (name ?? 'The member');
}

function FileButton({ file }: { readonly file: AppealEntry['attachments'][number] }) {
  const save = useDownload(
    () => readFileOfAppeal(file.id),
    () => file.name,
  );
  return (
    <Button size="small" busy={save.isPending} busyLabel="Fetching…" onClick={() => save.mutate()}>
      {file.name}
    </Button>
  );
}
