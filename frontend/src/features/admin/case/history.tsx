import { useAddNote, useReopenCase } from '@entities/case/case.mutations';
import { caseEntryLabels } from '@entities/case/case-labels';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { Age } from '@ui/data/age';
import { Row, Stack } from '@ui/layout/layout';
import { NoteForm } from '../note-form';
import { ReasonDialog } from '../reason-dialog';
import style from './case.module.css';

/** What happened in the case, the newest first, and a note of one's own. */
export function History({ view }: { readonly view: CaseView }) {
  const { id, history, allowedActions } = view;
  const add = useAddNote(id);
  const reopen = useReopenCase(id);
  return (
    <Stack>
      {allowedActions.includes('note') && <NoteForm mutation={add} />}
      {allowedActions.includes('reopen') && (
        <Row>
          <ReasonDialog action="Open again" title="Open this case again?" mutation={reopen} />
        </Row>
      )}
      <ol role="list" className={style.list}>
        {history.map(({ at, by, what, words }) => (
          <li key={`${at} ${what}`}>
            <strong>{caseEntryLabels[what]}</strong>{' '}
            <span className={style.quiet}>
              {by && `by ${by.name ?? 'somebody who left'} · `}
              <Age since={at} />
            </span>
            {words && <p className={style.words}>{words}</p>}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
