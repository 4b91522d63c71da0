import { provenanceQuery } from '@entities/inventory/transfer.queries';
import { dayIn } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { NoBreak } from '@ui/layout/no-break';
import { Panel } from '@ui/layout/panel';
import style from './transfer.module.css';

/** The notes of earlier owners; nothing for an item without any. */
export function Provenance({ id }: { readonly id: string }) {
  const { data: entries = [] } = useQuery(provenanceQuery(id));
  if (entries.every(({ sentence }) => sentence.startsWith('You '))) return null;
  return (
    <Panel title="Part passport">
      <p className={style.quiet}>What its owners have recorded. It goes with the part to the next owner.</p>
      <ol role="list" className={style.entries}>
        {entries.map(({ at, sentence }) => (
          <li key={at + sentence}>
            <span className={style.quiet}>{dayIn(at)}</span> <NoBreak>{sentence}</NoBreak>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
