import { dayPaths } from '@entities/day/day-paths';
import { type Ballot, useCastBallot } from '@entities/day/show.mutations';
import { type Show, type ShowEntry } from '@entities/day/show.queries';
import { ApiProblem, messageOf } from '@lib/api/problem';
import { dayIn, timeIn } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Confirm } from '@ui/overlays/dialog';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import style from '../day.module.css';
import { className } from '../show/class-name';
import { OfShow } from '../show/of-show';

/** /events/:id/vote: a visitor votes with the code of a card, without an account. */
export default function VotePage() {
  return (
    <OfShow title="People’s Choice" width="form">
      {(show) => <Vote show={show} />}
    </OfShow>
  );
}

function Vote({ show }: { readonly show: Show }) {
  const { voting, eventId, dateId, timeZone, results } = show;
  if (voting?.status === 'open') return <BallotForm show={show} />;
  const at = (moment: string) => `${dayIn(moment, timeZone)}, ${timeIn(moment, timeZone)}`;
  return (
    <Empty
      title={voting?.status === 'closed' ? 'The vote is closed' : 'The vote is not open yet'}
      action={
        <Button asChild>
          <Link to={dayPaths.show(eventId, dateId)}>{results ? 'The results' : 'The cars of the show'}</Link>
        </Button>
      }
    >
      {voting?.status === 'planned'
        ? `It opens on ${at(voting.opensAt)}. Keep your card.`
        : voting
          ? `It closed on ${at(voting.closesAt)}.`
          : 'The organizer says when. Keep your card.'}
    </Empty>
  );
}

function BallotForm({ show }: { readonly show: Show }) {
  const { dateId, eventId, voting } = show;
  const [params] = useSearchParams();
  const [code, setCode] = useState(params.get('code') ?? '');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const cast = useCastBallot(dateId);
  const classes: readonly (string | null)[] = [
    ...(voting?.classes ?? []),
    ...(voting?.bestOfShow ? [null] : []),
  ];
  const choices = classes.flatMap((showClass) => {
    const dash = Number(chosen[keyOf(showClass)] ?? '');
    return dash > 0 ? [{ showClass, dash }] : [];
  });
  if (cast.isSuccess) return <Counted choices={choices} to={dayPaths.show(eventId, dateId)} />;
  const codeProblem = cast.error instanceof ApiProblem && /^CODE_/.test(cast.error.code);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (code.trim() !== '' && choices.length > 0) setAsking(true);
      }}
    >
      <Stack>
        <p>
          One car of each class. Your vote is final, and nobody knows that it is yours. The number is on the
          card in the windshield.
        </p>
        <Field
          label="Code of your card"
          hint="“117-K7QF-3MWX”"
          error={
            (isChecked && code.trim() === '' && 'Type the code of your card.') ||
            (codeProblem ? messageOf(cast.error) : undefined)
          }
          required
        >
          <TextInput
            code
            autoComplete="off"
            maxLength={40}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        {classes.map((showClass) => (
          <Field key={keyOf(showClass)} label={className(showClass)} optional>
            <Select
              value={chosen[keyOf(showClass)] ?? ''}
              placeholder="No vote"
              options={carsOf(show, showClass)}
              onChange={({ target }) => setChosen({ ...chosen, [keyOf(showClass)]: target.value })}
            />
          </Field>
        ))}
        {isChecked && choices.length === 0 && (
          <Notice tone="problem">Choose a car in at least one class.</Notice>
        )}
        {cast.isError && !codeProblem && <Notice tone="problem">{messageOf(cast.error)}</Notice>}
        <Button type="submit" variant="primary" size="large" block busy={cast.isPending}>
          Vote
        </Button>
        {isAsking && (
          <Confirm
            open
            onOpenChange={setAsking}
            title="Vote like this?"
            description="A code votes once, and the vote does not change any more."
            action="Yes, vote"
            onConfirm={() => {
              setAsking(false);
              cast.mutate({ code, choices });
            }}
          >
            <Choices choices={choices} />
          </Confirm>
        )}
      </Stack>
    </Form>
  );
}

function Counted({ choices, to }: { readonly choices: Ballot['choices']; readonly to: string }) {
  return (
    <Stack>
      <Notice tone="good" isResult title="Your vote counts">
        The organizer publishes the results once the vote is closed.
      </Notice>
      <Choices choices={choices} />
      <div>
        <Button asChild>
          <Link to={to}>The cars of the show</Link>
        </Button>
      </div>
    </Stack>
  );
}

const Choices = ({ choices }: { readonly choices: Ballot['choices'] }) => (
  <ul role="list" className={style.list}>
    {choices.map(({ showClass, dash }) => (
      <li key={keyOf(showClass)} className={style.entry}>
        {className(showClass)}: number {dash}
      </li>
    ))}
  </ul>
);

const keyOf = (showClass: string | null): string => (showClass === null ? 'best' : `class ${showClass}`);

const carsOf = ({ entries }: Show, showClass: string | null) =>
  entries
    .filter((entry) => showClass === null || entry.showClass === showClass)
    .map((entry) => ({ value: entry.dash, label: carText(entry) }));

const carText = ({ dash, vehicle, vendor }: ShowEntry): string =>
  [dash, [vehicle, vendor?.name].filter(Boolean).join(', ')].filter(Boolean).join(': ');
