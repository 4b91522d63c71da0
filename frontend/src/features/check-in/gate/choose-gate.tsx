import { orderPaths } from '@entities/orders/order-paths';
import { allowSound } from '@entities/scanner/feedback';
import { dayIn, dayItself } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AtGate } from '../gate-frame';

type ChooseGateProps = Pick<AtGate, 'eventId' | 'date' | 'dates'> & {
  readonly gates: readonly string[];
  readonly before: string | undefined;
  readonly onChosen: (gate: string) => void;
};

const another = 'another gate';

/** Which date, and which gate this phone is at. It is remembered here. */
export function ChooseGate({ eventId, date, dates, gates, before, onChosen }: ChooseGateProps) {
  const navigate = useNavigate();
  const known = [...new Set([...(before === undefined ? [] : [before]), ...gates])];
  const [chosen, setChosen] = useState(known[0] ?? another);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <Panel title="Where are you?">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const name = (chosen === another ? typed : chosen).trim();
          setProblem(name === '' ? 'Name the gate.' : undefined);
          if (name === '') return;
          allowSound();
          onChosen(name);
        }}
      >
        <Stack>
          {dates.length > 1 && (
            <Field label="Date">
              <Select
                value={date.dateId}
                options={dates.map(({ dateId, day }) => ({
                  value: dateId,
                  label: dayIn(...dayItself(day)),
                }))}
                onChange={({ target }) => {
                  const other = dates.find(({ dateId }) => dateId === target.value);
                  if (other) navigate(orderPaths.gate(eventId, other.dateId));
                }}
              />
            </Field>
          )}
          {known.length > 0 && (
            <RadioGroup
              legend="Gate"
              value={chosen}
              onValueChange={setChosen}
              options={[
                ...known.map((value) => ({ value, label: value })),
                { value: another, label: 'Another gate' },
              ]}
            />
          )}
          {chosen === another && (
            <Field label="Name of the gate" hint="As others call it: “North”." error={problem} required>
              <TextInput
                value={typed}
                maxLength={40}
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
          )}
          <Button type="submit" variant="primary" size="large" block>
            Open the gate
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}
