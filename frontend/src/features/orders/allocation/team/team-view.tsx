import { useCloseRequests, usePropose } from '@entities/orders/allocation.mutations';
import { requestsQuery } from '@entities/orders/allocation.queries';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Row, Stack } from '@ui/layout/layout';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useState } from 'react';
import type { AllocationProps } from '../vendor-view';
import { ProposalMap } from './proposal-map';
import { PublishForm } from './publish-form';
import { RequestsTable } from './requests-table';
import { RulesForm } from './rules-form';

/** What the registrar does: rules, requests, the proposal, changes, and giving the spaces. */
export function TeamView({ allocation, sale }: AllocationProps) {
  if (allocation.stage === 'none') return <RulesForm allocation={allocation} sale={sale} />;
  return (
    <Stack gap="loose">
      {allocation.stage === 'open' && <Open allocation={allocation} sale={sale} />}
      <Requests allocation={allocation} sale={sale} />
      {allocation.stage === 'open' && <RulesForm allocation={allocation} sale={sale} />}
    </Stack>
  );
}

function Open({ allocation, sale }: AllocationProps) {
  const close = useCloseRequests(sale.id);
  return (
    <Notice
      live={false}
      tone="info"
      title={`${counted(allocation.requests, 'vendor has', 'vendors have')} asked`}
      action={
        <ConfirmButton
          busy={close.isPending}
          title="Close requests now?"
          description="Nobody can ask, change or withdraw any more. Vendors were told a later moment."
          action="Close them"
          onConfirm={() => close.mutate()}
        >
          Close requests now
        </ConfirmButton>
      }
    >
      Once requests are closed, you propose who gets which spaces.
      {close.isError && <p role="alert">{messageOf(close.error)}</p>}
    </Notice>
  );
}

function Requests({ allocation, sale }: AllocationProps) {
  const query = useQuery(requestsQuery(sale.id));
  const { data: map } = useQuery(spaceMapQuery(sale.eventId));
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, instead } = loaded(query, { label: 'Loading the requests…', shape: 'row', count: 6 });
  if (!data) return instead;
  return (
    <Stack gap="loose">
      {allocation.stage === 'closed' && <Proposing saleId={sale.id} run={data.run} />}
      {data.run > 0 && <PublishForm sale={sale} requests={data} />}
      {data.run > 0 && map && <ProposalMap map={map} requests={data} chosen={chosen} onChoose={setChosen} />}
      <RequestsTable
        sale={sale}
        map={map}
        requests={data}
        chosen={chosen}
        onChosenDone={() => setChosen(null)}
      />
    </Stack>
  );
}

function Proposing({ saleId, run }: { readonly saleId: string; readonly run: number }) {
  const propose = usePropose(saleId);
  return (
    <Stack>
      <p>
        A proposal follows from the requests, the map, what is free and the seed: the same always gives the
        same. What you change or lock stays when you propose again.
      </p>
      {propose.isError && <Notice tone="problem">{messageOf(propose.error)}</Notice>}
      <Row>
        <Button
          variant={run === 0 ? 'primary' : undefined}
          busy={propose.isPending}
          onClick={() =>
            propose.mutate(undefined, {
              onSuccess: () => toast({ title: 'Here is the proposal', tone: 'good' }),
            })
          }
        >
          {run === 0 ? 'Propose who gets which spaces' : 'Propose again'}
        </Button>
      </Row>
    </Stack>
  );
}
