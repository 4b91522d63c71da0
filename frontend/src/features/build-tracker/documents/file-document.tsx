import { useFileDocument } from '@entities/build/document.mutations';
import { newUuid } from '@entities/inventory/offline/new-uuid';
import { photoProblem, photoTypes } from '@entities/photo/photo-check';
import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Progress } from '@ui/feedback/progress';
import { toast } from '@ui/feedback/toast-store';
import { FilePlus2 } from 'lucide-react';
import { useRef, useState } from 'react';
import style from './documents.module.css';

/** Files documents, one after the other, under the names of their files. */
export function FileDocument({ buildId }: { readonly buildId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const file = useFileDocument(buildId);
  const [progress, setProgress] = useState<{ readonly name: string; readonly share: number } | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const send = async (chosen: readonly File[]) => {
    const refused: string[] = [];
    setProblems([]);
    for (const one of chosen) {
      const name = nameOf(one);
      const problem = one.type === 'application/pdf' ? pdfProblem(one) : photoProblem(one);
      setProgress({ name, share: 0 });
      try {
        if (problem) throw new Error(problem);
        const onProgress = (share: number) => setProgress({ name, share });
        await file.mutateAsync({ documentId: newUuid(), name, file: one, onProgress });
      } catch (error) {
        refused.push(`${name}: ${messageOf(error)}`);
      }
    }
    setProgress(null);
    setProblems(refused);
    if (refused.length < chosen.length) toast({ title: 'Filed', tone: 'good' });
  };
  return (
    <div className={style.file}>
      <Button
        variant="primary"
        icon={<FilePlus2 />}
        busy={progress !== null}
        busyLabel="Filing…"
        onClick={() => input.current?.click()}
      >
        File a document
      </Button>
      <span className={style.quiet}>PDF or photo, up to 15 MB</span>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={['application/pdf', ...photoTypes].join(',')}
        aria-label="Documents"
        onChange={(event) => {
          const chosen = Array.from(event.target.files ?? []);
          event.target.value = '';
          void send(chosen);
        }}
      />
      {progress && (
        <div className={style.progress} role="status">
          <span>{progress.name}</span>
          <Progress value={progress.share * 100} label={`Filing ${progress.name}`} />
        </div>
      )}
      {problems.map((problem) => (
        <Notice key={problem} tone="problem" className={style.progress}>
          {problem}
        </Notice>
      ))}
    </div>
  );
}

/** "Receipt Summit" of "Receipt Summit.pdf" */
const nameOf = ({ name }: File): string => name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 120) || 'Document';

const maxBytes = 15 * 1024 * 1024;

const pdfProblem = ({ size }: File): string | null =>
  size > maxBytes ? 'It is larger than 15 MB. Save it smaller, or file it in parts.' : null;
