import { useDecideAppeal, useRefuseAppeal } from '@entities/appeal/appeal-review.mutations';
import { appealConflictWords } from '@entities/appeal/appeal-review-labels';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import type { AppealView } from '@modules/moderation/appeal/appeals.contract';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { type FormEvent, useState } from 'react';
import { ReasonDialog } from '../reason-dialog';
import { amendedOf, blankMilder, type MilderDraft } from './milder-draft';
import { MilderFields } from './milder-fields';

type ReviewProps = { readonly appeal: AppealView; readonly decision: DecisionView };
type Outcome = 'upheld' | 'partly' | 'overturned';

/** What the caller can decide about the appeal, or why they cannot. */
export function Review({ appeal, decision }: ReviewProps) {
  const { id, conflict, decidedAt, allowedActions } = appeal;
  const refuse = useRefuseAppeal(id);
  if (decidedAt) return <p>It is over. The outcome is in the dialogue.</p>;
  if (conflict)
    return (
      <Notice tone="warn" live={false} title="You cannot review this appeal">
        {appealConflictWords[conflict]}
      </Notice>
    );
  if (!allowedActions.includes('decide'))
    return (
      <p>{appeal.reviewer ? 'Another reviewer has it.' : 'Take the appeal first; that is the first look.'}</p>
    );
  return (
    <Stack>
      <ReviewForm appeal={appeal} decision={decision} />
      {allowedActions.includes('refuse') && (
        <Row>
          <ReasonDialog
            action="Refuse it"
            title="Refuse this appeal?"
            description="For one that cannot be judged: it is about something else, or about nothing. The member reads the reason."
            danger
            mutation={refuse}
          />
        </Row>
      )}
    </Stack>
  );
}

function ReviewForm({ appeal: { id }, decision }: ReviewProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const [milder, setMilder] = useState<MilderDraft>(() => blankMilder(decision));
  const [times, setTimes] = useState(0);
  const decide = useDecideAppeal(id);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isMissing = !outcome || reason.trim() === '';
    setTimes(isMissing ? times + 1 : 0);
    if (isMissing) return;
    decide.mutate({ outcome, reason, amended: outcome === 'partly' ? amendedOf(milder) : null });
  }

  return (
    <>
      <Form onSubmit={submit} noValidate aria-label="Review">
        <Stack>
          <RadioGroup
            legend="What becomes of the decision"
            value={outcome}
            onValueChange={setOutcome}
            error={times > 0 && !outcome && 'Choose what becomes of it.'}
            options={outcomes}
          />
          {outcome === 'partly' && <MilderFields decision={decision} draft={milder} onChange={setMilder} />}
          {outcome === 'overturned' && <WhatIsGivenBack decision={decision} />}
          <Field
            label="Why"
            hint="The member reads it, without your name."
            required
            error={times > 0 && reason.trim() === '' && 'Write down why.'}
          >
            <TextArea
              required
              rows={4}
              maxLength={4_000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          {decide.isError && !isReauthRequired(decide.error) && (
            <Notice tone="problem">{messageOf(decide.error)}</Notice>
          )}
          <Row>
            <Button type="submit" variant="primary" busy={decide.isPending}>
              Decide the appeal
            </Button>
          </Row>
        </Stack>
      </Form>
      <ReauthFirst mutation={decide} />
    </>
  );
}

/** Everything that overturning gives back. */
function WhatIsGivenBack({ decision: { effects } }: Pick<ReviewProps, 'decision'>) {
  const applied = effects.filter(({ state }) => state === 'applied');
  return (
    <Notice live={false} title="What this gives back">
      The measure ends and the strikes are gone.
      {applied.length > 0 && (
        <ul>
          {applied.map(({ key, name, title }) => (
            <li key={key}>
              {name}
              {title && `: ${title}`}
            </li>
          ))}
        </ul>
      )}
      {applied.length > 0 && ' What the member has changed since stays as they made it.'}
    </Notice>
  );
}

const outcomes = [
  { value: 'upheld', label: 'Uphold it', hint: 'It stays as it is.' },
  { value: 'partly', label: 'Uphold it in part', hint: 'A milder measure, or some things given back.' },
  { value: 'overturned', label: 'Overturn it', hint: 'Everything that it did is given back.' },
] as const;
