import type { Allocation } from '@entities/orders/allocation.queries';
import { orderPaths } from '@entities/orders/order-paths';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { counted, dayIn, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { HowGiven } from './how-given';
import { RequestForm } from './request-form';
import { RequestPlate } from './request-plate';

export type AllocationProps = { readonly allocation: Allocation; readonly sale: PreSale };

/** What a vendor asks for, how that goes on, and what they got. */
export function VendorView({ allocation, sale }: AllocationProps) {
  const { stage, me, rules } = allocation;
  const { data: map } = useQuery(spaceMapQuery(sale.eventId));
  if (!rules) return null;
  return (
    <Stack gap="loose">
      <Stage allocation={allocation} sale={sale} />
      {me?.result && <Result result={me.result} sale={sale} />}
      {stage === 'open' ? (
        <Ask>
          <RequestForm allocation={allocation} sale={sale} rules={rules} map={map} />
        </Ask>
      ) : (
        me?.request && (
          <Panel title="What you asked for">
            <RequestPlate request={me.request} map={map} />
          </Panel>
        )
      )}
      <HowGiven allocation={allocation} rules={rules} sale={sale} />
    </Stack>
  );
}

function Ask({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return null;
  return (
    <Panel title="Your request" id="request">
      {status === 'signed-out' ? (
        <Button asChild variant="primary">
          <Link to={paths.login(pathname + search)}>Sign in to ask for spaces</Link>
        </Button>
      ) : (
        children
      )}
    </Panel>
  );
}

/** Where it is, in a sentence. */
function Stage({ allocation: { stage, rules, requests, me }, sale: { timeZone } }: AllocationProps) {
  const until = rules && `${dayIn(rules.closesAt, timeZone)}, ${timeIn(rules.closesAt, timeZone)}`;
  switch (stage) {
    case 'open':
      return (
        <Notice live={false} tone="info" title={`Ask until ${until}`}>
          {counted(requests, 'vendor has', 'vendors have')} asked. It makes no difference who is fast
          {rules?.draw === 'time' ? ', except among equals.' : '.'}
        </Notice>
      );
    case 'closed':
      return (
        <Notice live={false} tone="info" title="Requests are closed">
          {me?.request
            ? 'The organizer decides now. You are told what you get, and why.'
            : 'The organizer decides who gets which spaces.'}
        </Notice>
      );
    default:
      return (
        <Notice live={false} tone="info" title="The spaces were given">
          {me?.request ? 'What you got, and why, is below.' : 'What is left is on the map.'}
        </Notice>
      );
  }
}

type ResultProps = {
  readonly result: NonNullable<NonNullable<AllocationProps['allocation']['me']>['result']>;
  readonly sale: PreSale;
};

function Result({ result: { spaces, reasons, orderId }, sale }: ResultProps) {
  return (
    <Panel title={spaces.length ? 'What you got' : 'No space for you this time'} id="result">
      <Stack>
        {spaces.length > 0 && (
          <Row>
            {spaces.map(({ id, code }) => (
              <SpaceCode key={id} code={code} kind="space" />
            ))}
          </Row>
        )}
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <Row>
          {orderId !== null ? (
            <Button asChild variant="primary">
              <Link to={paths.order(orderId)}>See your order, and pay</Link>
            </Button>
          ) : (
            spaces.length === 0 && (
              <Button asChild variant="primary">
                <Link to={`${orderPaths.spaces(sale.eventId, sale.id)}#waitlist`}>
                  Look what is left, or join the waitlist
                </Link>
              </Button>
            )
          )}
        </Row>
      </Stack>
    </Panel>
  );
}
