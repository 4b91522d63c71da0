import { dayPaths } from '@entities/day/day-paths';
import { useCloseVoting, useGiveDash, useMakeCodes, usePublishResults } from '@entities/day/show.mutations';
import { type Show } from '@entities/day/show.queries';
import { messageOf } from '@lib/api/problem';
import { counted, figure } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { NumberInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../day.module.css';
import { MoveEntryForm } from './move-entry-form';
import { PlanForm } from './plan-form';

type Team = NonNullable<Show['team']>;
type TeamProps = { readonly show: Show; readonly team: Team };

/** What the team does with its show: numbers, cards, codes, and the vote. */
export function ShowTeam({ show, team }: TeamProps) {
  const { eventId, dateId, voting } = show;
  return (
    <Panel
      title="For your team"
      actions={
        <Button asChild size="small" icon={<Printer />}>
          <Link to={dayPaths.cards(eventId, dateId, 'dash')}>Dash cards</Link>
        </Button>
      }
    >
      <Stack gap="loose">
        {team.waiting.length > 0 && <Waiting show={show} team={team} />}
        {team.mayRun && (
          <>
            {show.entries.length > 0 && voting?.status !== 'open' && voting?.status !== 'closed' && (
              <MoveEntryForm show={show} />
            )}
            <Codes show={show} team={team} />
            <Vote show={show} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

function Waiting({ show: { dateId }, team }: TeamProps) {
  const give = useGiveDash(dateId);
  return (
    <section aria-labelledby="waiting-entries">
      <h3 id="waiting-entries">Paid, without a number yet</h3>
      {give.isError && <Notice tone="problem">{messageOf(give.error)}</Notice>}
      <ul role="list" className={style.list}>
        {team.waiting.map(({ orderId, lineId, number, showClass, quantity, vendor }) => (
          <li key={`${orderId} ${lineId}`} className={style.entry}>
            <Row justify="between">
              <span>
                {vendor}, order {number}: {showClass}
                {quantity > 1 && ` (${counted(quantity, 'car')})`}
              </span>
              <Button
                size="small"
                busy={
                  give.isPending && give.variables.lineId === lineId && give.variables.orderId === orderId
                }
                aria-label={`Give ${vendor} a number for ${showClass}`}
                onClick={() => give.mutate({ orderId, lineId })}
              >
                Give a number
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Codes({ show: { eventId, dateId }, team: { codes } }: TeamProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const make = useMakeCodes(dateId);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const upTo = Number(typed);
        const isGood = Number.isInteger(upTo) && upTo > codes && upTo <= 20_000;
        setError(isGood ? undefined : `A whole number from ${codes + 1} to 20,000.`);
        if (isGood) make.mutate(upTo, { onSuccess: () => setTyped('') });
      }}
    >
      <Stack>
        <h3>Codes for visitors</h3>
        <p>
          {codes === 0
            ? 'Each visitor gets a card with a code of their own, and votes once with it.'
            : `There are ${figure(codes)} codes.`}
        </p>
        <Row align="end">
          <Field label="Codes in all" error={error}>
            <NumberInput
              inputMode="numeric"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button type="submit" busy={make.isPending}>
            Make codes
          </Button>
          {codes > 0 && (
            <Button asChild icon={<Printer />}>
              <Link to={dayPaths.cards(eventId, dateId, 'votes')}>Print cards</Link>
            </Button>
          )}
        </Row>
        {make.isError && <Notice tone="problem">{messageOf(make.error)}</Notice>}
      </Stack>
    </Form>
  );
}

function Vote({ show }: { readonly show: Show }) {
  const { dateId, voting, results } = show;
  const close = useCloseVoting(dateId);
  const publish = usePublishResults(dateId);
  const error = close.error ?? publish.error;
  return (
    <Stack>
      <h3>People’s Choice</h3>
      {(!voting || voting.status === 'planned') && <PlanForm show={show} />}
      {voting?.status === 'open' && (
        <>
          <p>Nobody reads counts while visitors vote, not you either.</p>
          <div>
            <ConfirmButton
              busy={close.isPending}
              title="Close the vote now?"
              description="Nobody votes after it, and it does not open again."
              action="Close the vote"
              onConfirm={() => close.mutate(undefined)}
            >
              Close the vote now
            </ConfirmButton>
          </div>
        </>
      )}
      {results && !results.isPublished && (
        <div>
          <ConfirmButton
            variant="primary"
            busy={publish.isPending}
            title="Publish the results?"
            description="Everybody reads them then, with the number of votes."
            action="Publish the results"
            onConfirm={() => publish.mutate(undefined)}
          >
            Publish the results
          </ConfirmButton>
        </div>
      )}
      {results?.isPublished && <p>The results are published.</p>}
      {error && <Notice tone="problem">{messageOf(error)}</Notice>}
    </Stack>
  );
}
