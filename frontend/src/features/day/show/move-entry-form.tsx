import { useMoveEntry } from '@entities/day/show.mutations';
import { type Show } from '@entities/day/show.queries';
import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';

/** Moves an entry to another class, with a reason, before visitors vote. */
export function MoveEntryForm({ show: { dateId, classes, entries } }: { readonly show: Show }) {
  const [dash, setDash] = useState('');
  const [showClass, setShowClass] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const move = useMoveEntry(dateId);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (dash === '' || showClass === '' || reason.trim() === '') return;
        const body = { dash: Number(dash), showClass, reason };
        move.mutate(body, {
          onSuccess: () => {
            setReason('');
            setChecked(false);
          },
        });
      }}
    >
      <Stack>
        <h3>Move a car to another class</h3>
        <Row align="start">
          <Field label="Number" error={isChecked && dash === '' && 'Choose a car.'}>
            <Select
              value={dash}
              placeholder="Choose"
              options={entries.map((entry) => ({
                value: String(entry.dash),
                label: `${entry.dash}, ${entry.showClass}`,
              }))}
              onChange={({ target }) => setDash(target.value)}
            />
          </Field>
          <Field label="Class" error={isChecked && showClass === '' && 'Choose a class.'}>
            <Select
              value={showClass}
              placeholder="Choose"
              options={classes.map((value) => ({ value, label: value }))}
              onChange={({ target }) => setShowClass(target.value)}
            />
          </Field>
          <Field
            label="Why"
            hint="Your team keeps it."
            error={isChecked && reason.trim() === '' && 'Say why.'}
          >
            <TextInput maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </Row>
        {move.isError && <Notice tone="problem">{messageOf(move.error)}</Notice>}
        {move.isSuccess && <Notice tone="good">Moved.</Notice>}
        <div>
          <Button type="submit" busy={move.isPending}>
            Move it
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
