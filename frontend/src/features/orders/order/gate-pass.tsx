import { CodeImage } from '@entities/inventory/code-image';
import type { WholeOrder } from '@entities/orders/order.queries';
import { paths } from '@lib/paths';
import { SpaceCode } from '@ui/data/space-code';
import { Row } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import style from './order.module.css';

/** What is shown at the gate: a code to be read, and the same in words. */
export function GatePass({ order: { id, number, lines } }: { readonly order: WholeOrder }) {
  const on = lines.filter(({ status }) => status === 'on');
  return (
    <Panel title="At the gate">
      <div className={style.pass}>
        <CodeImage
          content={new URL(paths.order(id), window.location.origin).href}
          label={`Code of order ${number}`}
          className={style.qr}
        />
        <div className={style.passWords}>
          <p>Show this code at the gate, on the phone or on paper.</p>
          <p className={style.number}>Order {number}</p>
          <Row>
            {on.map((line) => line.code && <SpaceCode key={line.id} code={line.code} size="large" />)}
          </Row>
        </div>
      </div>
    </Panel>
  );
}
