import { usePublishAllocation } from '@entities/orders/allocation.mutations';
import type { Requests } from '@entities/orders/allocation.queries';
import { localAfter, localOf, momentOf } from '@entities/orders/local-moment';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { messageOf } from '@lib/api/problem';
import { counted, dayIn, timeIn } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useState } from 'react';
import { MomentField } from '../../pre-sale/moment-field';

type PublishFormProps = { readonly sale: PreSale; readonly requests: Requests };

/** Gives the spaces: each placement becomes an order that its vendor pays for until a moment. */
export function PublishForm({ sale, requests: { stage, until, left, requests } }: PublishFormProps) {
  const [due, setDue] = useState(() => localAfter(localOf(sale.now, sale.timeZone), 14, '20:00'));
  const [togo, setTogo] = useState<number | null>(null);
  const publish = usePublishAllocation(sale.id, setTogo);
  const placed = requests.filter(({ placement }) => placement && placement.spaces.length > 0).length;
  const refused = requests.filter(({ placement }) => placement?.refused).length;
  const at = momentOf(due, sale.timeZone);
  if (stage === 'finished')
    return (
      <Notice live={false} tone="good" title="The spaces were given">
        {counted(placed, 'vendor has', 'vendors have')} an order to pay until{' '}
        {until && `${dayIn(until, sale.timeZone)}, ${timeIn(until, sale.timeZone)}`}. Those without a space
        were told.
      </Notice>
    );
  if (stage === 'published')
    return (
      <Stack>
        {refused > 0 && (
          <Notice
            live={false}
            tone="problem"
            title={`${counted(refused, 'placement')} could not be reserved`}
          >
            Somebody else has the space now, or the vendor is gone. Change each in the table, to free spaces
            or to none, and go on.
          </Notice>
        )}
        {publish.isError && <Notice tone="problem">{messageOf(publish.error)}</Notice>}
        <div>
          <Button
            variant="primary"
            busy={publish.isPending}
            onClick={() => publish.mutate(until ?? sale.now)}
          >
            {left > 0 ? `Go on: ${left} are left` : 'Finish'}
          </Button>
        </div>
      </Stack>
    );
  return (
    <Panel title="Give the spaces">
      <Stack>
        <MomentField
          label="To pay until"
          hint="Orders that are not paid then are let go."
          required
          error={at === null && 'Choose a day and a time.'}
          value={due}
          onChange={setDue}
        />
        {publish.isError && <Notice tone="problem">{messageOf(publish.error)}</Notice>}
        {publish.isPending && togo !== null && <p role="status">{`${togo} are left…`}</p>}
        <div>
          <ConfirmButton
            variant="primary"
            busy={publish.isPending}
            disabled={at === null}
            title="Give the spaces?"
            description={`${counted(placed, 'vendor gets', 'vendors get')} an order to pay, and ${counted(requests.length - placed, 'vendor is', 'vendors are')} told that none was left. The proposal cannot be changed afterwards.`}
            action="Give them"
            onConfirm={() => at !== null && publish.mutate(at)}
          >
            Give the spaces
          </ConfirmButton>
        </div>
      </Stack>
    </Panel>
  );
}
