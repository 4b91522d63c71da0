import { conflictWords } from '@entities/case/case-labels';
import { decisionPath } from '@entities/case/decision-path';
import { timeIn } from '@lib/format';
import { useMember } from '@lib/session/session';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './case.module.css';
import { DecisionMade, type Made } from './decision-made';
import { EndingProposal } from './ending-proposal';
import { JudgementForm } from './judgement-form';
import { readDraft } from './use-verdict-draft';

/** What the caller can decide: the form, the proposal of another handler, or why there is neither. */
export function Judgement({ view }: { readonly view: CaseView }) {
  const [made, setMade] = useState<Made>();
  if (made) return <DecisionMade made={made} />;
  if (view.status === 'decided') return <Decided view={view} />;
  if (view.proposal) return <EndingProposal view={view} onDone={setMade} />;
  if (view.conflict)
    return (
      <Notice tone="warn" live={false} title="You cannot decide this case">
        {conflictWords[view.conflict]}
      </Notice>
    );
  return (
    <Stack>
      <ClaimedByAnother view={view} />
      <JudgementForm view={view} onDone={setMade} />
    </Stack>
  );
}

/** Two handlers at once: the second is told, and keeps what they typed. */
function ClaimedByAnother({ view: { claim } }: { readonly view: CaseView }) {
  const me = useMember()?.id;
  if (!claim || claim.by.id === me) return null;
  return (
    <Notice tone="warn" live={false} title={`${claim.by.name ?? 'Another handler'} has claimed this case`}>
      Until {timeIn(claim.until)} you can read it and leave notes. What you type stays on this page.
    </Notice>
  );
}

function Decided({ view: { id, outcome, decisionId } }: { readonly view: CaseView }) {
  const { facts, reason } = readDraft(`verdict ${id}`);
  const unsent = [facts, reason].filter(Boolean).join('\n\n');
  return (
    <Stack>
      <p>
        {outcome === 'acted' ? 'Decided. ' : 'Decided: nothing is done. '}
        {decisionId && <Link to={decisionPath(decisionId)}>The decision, as the member reads it</Link>}
      </p>
      {unsent && (
        <Notice live={false} title="Somebody decided it before you">
          <p>What you had written and did not send:</p>
          <p className={style.words}>{unsent}</p>
        </Notice>
      )}
    </Stack>
  );
}
