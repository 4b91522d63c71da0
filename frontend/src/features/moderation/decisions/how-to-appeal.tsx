import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import { Stack } from '@ui/layout/layout';
import { Link, useNavigate } from 'react-router-dom';
import { AppealForm } from '../appeals/appeal-form';
import style from '../moderation.module.css';

/** How to appeal and until when, or what became of the appeal. Staff only read it. */
export function HowToAppeal({ decision: { id, relation, appeal } }: { readonly decision: DecisionView }) {
  const navigate = useNavigate();
  return (
    <section className={style.unprinted} aria-labelledby="appeal">
      <Stack>
        <h2 className={style.title} id="appeal">
          Appeal
        </h2>
        <p>{wordsOf(appeal)}</p>
        {appeal.id && (
          <p>
            <Link to={paths.appeal(appeal.id)}>Open the appeal</Link>
          </p>
        )}
        {appeal.can === 'file' && relation !== 'staff' && (
          <AppealForm
            to={{ kind: 'file', decisionId: id }}
            label="Why is the decision wrong?"
            submit="Send the appeal"
            onSent={(appealId) => navigate(paths.appeal(appealId))}
          />
        )}
      </Stack>
    </section>
  );
}

function wordsOf({ can, id, until }: DecisionView['appeal']): string {
  switch (can) {
    case 'file':
      return `Do you think that this is wrong? You can appeal until ${dayIn(until)}. Somebody who had no part in the decision looks at it within 72 hours and answers within 14 days.`;
    case 'wait':
      return 'You have appealed. We are looking at it.';
    case 'escalate':
      return `Your appeal is answered. If you think that this is wrong too, you can ask another reviewer once, until ${dayIn(until)}.`;
    case 'nothing':
      return id
        ? 'Your appeal is answered, and the answer is final.'
        : `The time to appeal ended on ${dayIn(until)}.`;
  }
}
