import { useAskAppellant } from '@entities/appeal/appeal-review.mutations';
import { appealEntryLabels, appealStatusLabels } from '@entities/appeal/appeal-review-labels';
import { messageOf } from '@lib/api/problem';
import type { AppealEntry, AppealView } from '@modules/moderation/appeal/appeals.contract';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextArea } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import style from '../case/case.module.css';

/** What was said, the oldest first, and a question to the member. */
export function Dialogue({ appeal: { id, dialogue, allowedActions } }: { readonly appeal: AppealView }) {
  return (
    <Stack>
      <ol role="list" className={style.list}>
        {dialogue.map((entry) => (
          <Entry key={`${entry.at} ${entry.what}`} entry={entry} />
        ))}
      </ol>
      {allowedActions.includes('ask') && <Ask id={id} />}
    </Stack>
  );
}

function Entry({ entry: { at, what, by, text, attachments, outcome } }: { readonly entry: AppealEntry }) {
  const who = by.person?.name ?? (by.kind === 'staff' ? 'Staff' : 'Former member');
  return (
    <li>
      <strong>{appealEntryLabels[what]}</strong>
      {outcome && `: ${appealStatusLabels[outcome]}`}{' '}
      <span className={style.quiet}>
        {who}
        {by.kind === 'guardian' && ', guardian'}, <Age since={at} />
      </span>
      {text && <p className={style.words}>{text}</p>}
      {attachments.length > 0 && (
        <ul>
          {attachments.map(({ id, name, href }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Ask({ id }: { readonly id: string }) {
  const ask = useAskAppellant(id);
  const [question, setQuestion] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (question.trim()) ask.mutate(question, { onSuccess: () => setQuestion('') });
      }}
    >
      <Stack gap="tight">
        {ask.isError && <Notice tone="problem">{messageOf(ask.error)}</Notice>}
        <Field label="Ask the member" hint="They read it without your name, and can answer with pictures.">
          <TextArea
            rows={3}
            maxLength={2_000}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        </Field>
        <Row>
          <Button type="submit" busy={ask.isPending} disabled={question.trim() === ''}>
            Send the question
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
