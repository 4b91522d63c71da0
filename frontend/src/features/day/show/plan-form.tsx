import { usePlanVoting } from '@entities/day/show.mutations';
import { type Show } from '@entities/day/show.queries';
import { localOf, momentOf } from '@entities/orders/local-moment';
import { messageOf, problemAt } from '@lib/api/problem';
import { zoneInWords } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldGroup } from '@ui/forms/field-group';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';

/** When visitors vote, and on what; to change until the vote opens. */
export function PlanForm({ show }: { readonly show: Show }) {
  const { dateId, day, timeZone, voting, classes } = show;
  const [opens, setOpens] = useState(voting ? localOf(voting.opensAt, timeZone) : `${day}T09:00`);
  const [closes, setCloses] = useState(voting ? localOf(voting.closesAt, timeZone) : `${day}T14:00`);
  const [chosen, setChosen] = useState<readonly string[]>(voting?.classes ?? classes);
  const [best, setBest] = useState(voting?.bestOfShow ?? true);
  const [isChecked, setChecked] = useState(false);
  const plan = usePlanVoting(dateId);
  const [opensAt, closesAt] = [momentOf(opens, timeZone), momentOf(closes, timeZone)];
  const isNothing = chosen.length === 0 && !best;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!opensAt || !closesAt || isNothing) return;
        plan.mutate({ opensAt, closesAt, classes: [...chosen], bestOfShow: best });
      }}
    >
      <Stack>
        <p>By clocks of the event: {zoneInWords(timeZone)}.</p>
        <Row align="start">
          <Field label="Opens" error={isChecked && !opensAt && 'A day and a time.'}>
            <TextInput
              type="datetime-local"
              value={opens}
              onChange={({ target }) => setOpens(target.value)}
            />
          </Field>
          <Field
            label="Closes"
            error={(isChecked && !closesAt && 'A day and a time.') || problemAt(plan.error, 'closesAt')}
          >
            <TextInput
              type="datetime-local"
              value={closes}
              onChange={({ target }) => setCloses(target.value)}
            />
          </Field>
        </Row>
        <FieldGroup legend="Visitors choose one of each">
          {classes.map((one) => (
            <Checkbox
              key={one}
              label={one}
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                setChosen(
                  classes.filter((other) => (other === one ? target.checked : chosen.includes(other))),
                )
              }
            />
          ))}
          <Checkbox label="Best of show" checked={best} onChange={({ target }) => setBest(target.checked)} />
        </FieldGroup>
        {isChecked && isNothing && <Notice tone="problem">Choose a class, or best of show.</Notice>}
        {plan.isError && <Notice tone="problem">{messageOf(plan.error)}</Notice>}
        {plan.isSuccess && <Notice tone="good">Saved. It opens by itself.</Notice>}
        <div>
          <Button type="submit" variant="primary" busy={plan.isPending}>
            {voting ? 'Change the vote' : 'Plan the vote'}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
