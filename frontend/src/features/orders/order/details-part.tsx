import { useDescribeOrder } from '@entities/orders/order.mutations';
import type { WholeOrder } from '@entities/orders/order.queries';
import { messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Form } from '@ui/forms/form';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { coSellersProblem, DetailsFields, detailsOf, fieldsOf } from './details-fields';

type DetailsPartProps = { readonly order: WholeOrder; readonly mayChange: boolean };

/** What the vendor wrote, to change until the date is over. */
export function DetailsPart({ order, mayChange }: DetailsPartProps) {
  const { details } = order;
  if (mayChange) return <DetailsForm order={order} />;
  if (!details.sells && !details.vehicle && !details.note && details.coSellers.length === 0) return null;
  return (
    <Plate
      title="About the visit"
      facts={[
        { label: 'Brings', value: details.sells, wide: true },
        { label: 'Sells with them', value: details.coSellers.join(', '), wide: true },
        { label: 'Drives', value: details.vehicle },
        { label: 'Note', value: details.note, wide: true },
      ]}
    />
  );
}

function DetailsForm({ order }: { readonly order: WholeOrder }) {
  const [fields, setFields] = useState(() => fieldsOf(order.details));
  const describe = useDescribeOrder(order.id);
  const problem = coSellersProblem(fields);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem) return;
        describe.mutate(detailsOf(fields), { onSuccess: () => toast({ title: 'Saved', tone: 'good' }) });
      }}
    >
      <Panel title="About your visit">
        <Stack>
          <DetailsFields
            fields={fields}
            hasSpace={order.lines.some(({ spaceId }) => spaceId !== null)}
            hasEntry={order.lines.some(({ showClass }) => showClass !== null)}
            problem={problem}
            onChange={setFields}
          />
          {describe.isError && <Notice tone="problem">{messageOf(describe.error)}</Notice>}
          <div>
            <Button type="submit" busy={describe.isPending} busyLabel="Saving…">
              Save
            </Button>
          </div>
        </Stack>
      </Panel>
    </Form>
  );
}
