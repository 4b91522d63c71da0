import { useConfirmEnding, useDeclineEnding } from '@entities/case/case.mutations';
import { conflictWords } from '@entities/case/case-labels';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Confirm } from '@ui/overlays/dialog';
import { useState } from 'react';
import { ReasonDialog } from '../reason-dialog';
import style from './case.module.css';
import type { Made } from './decision-made';

type EndingProposalProps = { readonly view: CaseView; readonly onDone: (made: Made) => void };

/** One handler means to end the account; another confirms or declines it. */
export function EndingProposal({ view, onDone }: EndingProposalProps) {
  const { id, proposal, subject, conflict, allowedActions } = view;
  const [isSure, setSure] = useState(false);
  const name = subject.name ?? 'a former member';
  const confirm = useConfirmEnding(id, proposal?.id ?? '', ({ decisionId }) =>
    onDone({ words: `The account of ${name} is ended.`, decisionId }),
  );
  const decline = useDeclineEnding(id, proposal?.id ?? '');
  if (!proposal) return null;
  return (
    <Stack>
      <p>
        {proposal.by.name ?? 'A handler who left'} means to end the account of <strong>{name}</strong>,{' '}
        <Age since={proposal.at} />. It takes a second pair of eyes.
      </p>
      <p className={style.words}>{proposal.facts}</p>
      {conflict && (
        <Notice tone="warn" live={false}>
          {conflictWords[conflict]}
        </Notice>
      )}
      {confirm.isError && !isReauthRequired(confirm.error) && (
        <Notice tone="problem">{messageOf(confirm.error)}</Notice>
      )}
      <Row>
        {allowedActions.includes('confirm ending') && (
          <Confirm
            open={isSure}
            onOpenChange={setSure}
            title={`End the account of ${name}?`}
            description="They are signed out everywhere. They can read the decision, appeal, export what is theirs, and leave; nothing else."
            action="End the account"
            danger
            busy={confirm.isPending}
            onConfirm={() => {
              setSure(false);
              confirm.mutate();
            }}
            trigger={<Button variant="danger">Confirm it</Button>}
          />
        )}
        {allowedActions.includes('decline ending') && (
          <ReasonDialog
            action="Decline it"
            title={`Decline to end the account of ${name}?`}
            mutation={decline}
          />
        )}
      </Row>
      <ReauthFirst mutation={confirm} />
    </Stack>
  );
}
