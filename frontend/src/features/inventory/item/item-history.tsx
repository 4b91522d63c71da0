import { useItemCommand } from '@entities/inventory/item.mutations';
import { itemHistoryQuery } from '@entities/inventory/item.queries';
import { dayOf, today } from '@lib/day';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Skeleton } from '@ui/feedback/skeleton';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { History } from '../history';
import style from './item-history.module.css';

type ItemHistoryProps = { readonly id: string; readonly onDay: (day: string) => void };

/** The history of an item, step by step, and its state on a day. */
export function ItemHistory({ id, onDay }: ItemHistoryProps) {
  const history = useQuery(itemHistoryQuery(id));
  const undo = useItemCommand(id);
  const { data: steps, instead } = loaded(history, { waiting: <Skeleton shape="row" /> });
  if (!steps) return instead;
  const { variables } = undo;
  return (
    <Panel title="History">
      <Stack>
        <History
          steps={steps}
          busy={undo.isPending && variables?.type === 'undo' ? variables.body.step : null}
          error={undo.error}
          onUndo={(step) => undo.mutate({ type: 'undo', body: { step } })}
        />
        <AsItWas first={dayOf(steps.at(-1)?.at ?? Date.now())} onDay={onDay} />
      </Stack>
    </Panel>
  );
}

function AsItWas({ first, onDay }: { readonly first: string; readonly onDay: (day: string) => void }) {
  const last = today();
  const [day, setDay] = useState(last);
  return (
    <Form
      className={style.asItWas}
      onSubmit={(event) => {
        event.preventDefault();
        if (day) onDay(day);
      }}
    >
      <Field label="As it was on">
        <TextInput
          type="date"
          min={first}
          max={last}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Field>
      <Button type="submit">Show</Button>
    </Form>
  );
}
