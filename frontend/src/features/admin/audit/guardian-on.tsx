import { guardiansOnQuery } from '@entities/audit/audit.queries';
import { ConsentLedger } from '@entities/guardianship/consent-ledger';
import { dayIn } from '@lib/format';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { getGuardiansOn } from '@modules/members/guardians/guardians.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { type FormEvent, useState } from 'react';

/** "Who allowed this on that day?": the guardian of a minor then, since when, how verified, and by which consents. */
export function GuardianOn({ id }: { readonly id: string }) {
  const [day, setDay] = useState('');
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setDay(String(new FormData(event.currentTarget).get('on') ?? ''));
  }
  return (
    <Stack>
      <Form aria-label="Guardian on a day" onSubmit={ask}>
        <Row align="end">
          <Field label="Who answered for them on" hint="A day in UTC.">
            <TextInput type="date" name="on" required />
          </Field>
          <Button type="submit">Ask</Button>
        </Row>
      </Form>
      {day && <Answer id={id} day={day} />}
    </Stack>
  );
}

function Answer({ id, day }: { readonly id: string; readonly day: string }) {
  const { data, instead } = loadedPart(useQuery(guardiansOnQuery(id, day)), 'Looking it up');
  if (!data) return instead;
  if (data.guardians.length === 0) return <p role="status">Nobody answered for them on that day.</p>;
  return (
    <Stack>
      {data.guardians.map((one) => (
        <Guardian key={one.accepted.at} of={one} />
      ))}
    </Stack>
  );
}

type Answered = ResponseOf<typeof getGuardiansOn>['guardians'][number];

function Guardian({ of: { guardian, accepted, invited, verified, endedAt } }: { readonly of: Answered }) {
  return (
    <>
      <p role="status">
        <b>{guardian.name}</b>, since {dayIn(accepted.at)}
        {endedAt && `, until ${dayIn(endedAt)}`}.{' '}
        {verified
          ? `Verified by ${verified.by.name} on ${dayIn(verified.at)}.`
          : 'Nobody had verified them by then, so nothing was allowed yet.'}
      </p>
      <ConsentLedger
        caption="Consents that covered it"
        consents={[invited, accepted, verified].filter((one) => one !== null)}
      />
    </>
  );
}
