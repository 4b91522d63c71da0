import { money } from '@lib/format';
import type { TestPage } from '@modules/payments/payments.contract';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { Panel } from '@ui/layout/panel';
import type { Acting } from './test-acts';

type Plan = TestPage['plans'][number];

/** The plans of a portal. What is left of the old one is taken off the price of another. */
export function TestPlans({ page, act }: Acting) {
  const canChange = page.acts.includes('upgrade');
  const isPressed = ({ plan, interval }: Plan) =>
    act.isPending && act.variables.plan === plan && act.variables.interval === interval;
  return (
    <Panel title="Plans">
      <Table
        caption="Plans"
        rows={page.plans}
        rowKey={({ plan, interval }) => `${plan} ${interval}`}
        columns={[
          { key: 'plan', header: 'Plan', lead: true, cell: ({ words }) => words },
          {
            key: 'price',
            header: 'Price',
            cell: ({ amount, interval }) => `${money(amount)} a ${interval}`,
          },
          {
            key: 'do',
            header: 'Action',
            cell: (one) =>
              one.isCurrent ? (
                <Badge tone="good">Yours</Badge>
              ) : (
                canChange && (
                  <Button
                    size="small"
                    aria-label={`Change to ${one.words}, ${money(one.amount)} a ${one.interval}`}
                    busy={isPressed(one)}
                    disabled={act.isPending}
                    onClick={() => act.mutate({ act: 'upgrade', plan: one.plan, interval: one.interval })}
                  >
                    Change
                  </Button>
                )
              ),
          },
        ]}
      />
    </Panel>
  );
}
