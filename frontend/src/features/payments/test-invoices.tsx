import { dayIn, money } from '@lib/format';
import type { TestPage } from '@modules/payments/payments.contract';
import { Table } from '@ui/data/table';
import { Panel } from '@ui/layout/panel';

/** What was paid so far, newest first. */
export function TestInvoices({ invoices }: Pick<TestPage, 'invoices'>) {
  return (
    <Panel title="Invoices">
      <Table
        caption="Invoices"
        rows={invoices.toReversed()}
        rowKey={({ ref }) => ref}
        columns={[
          { key: 'day', header: 'Paid', lead: true, cell: ({ paidAt }) => dayIn(paidAt) },
          { key: 'amount', header: 'Amount', figures: true, cell: ({ amount }) => money(amount) },
          {
            key: 'back',
            header: 'Sent back',
            figures: true,
            cell: ({ refunded }) => (refunded > 0 ? money(refunded) : '—'),
          },
        ]}
      />
    </Panel>
  );
}
