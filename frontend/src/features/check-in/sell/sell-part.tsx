import type { GateDevice } from '@entities/gate/gate-device';
import { CodeImage } from '@entities/inventory/code-image';
import { orderPaths } from '@entities/orders/order-paths';
import { preSaleQuery, saleSpacesQuery } from '@entities/orders/pre-sale.queries';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { useOnline } from '@lib/browser/connection';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useNavigate } from 'react-router-dom';
import style from '../gate/gate.module.css';
import { SellForm } from './sell-form';

type SellPartProps = {
  readonly eventId: string;
  readonly dateId: string;
  readonly gate: GateDevice;
  readonly onSold: (orderId: string) => void;
};

/** What is free is sold at the gate, for cash or a check. It needs a connection: nobody may sell one space twice. */
export function SellPart(props: SellPartProps) {
  if (!useOnline())
    return (
      <Notice live={false} tone="warn" title="Selling needs a connection">
        Without one, two gates could sell the same space. Letting in goes on.
      </Notice>
    );
  return (
    <Stack>
      <Free {...props} />
      <NoAccount eventId={props.eventId} />
    </Stack>
  );
}

function Free({ eventId, dateId, gate, onSold }: SellPartProps) {
  const navigate = useNavigate();
  const sale = useQuery(preSaleQuery(dateId));
  const spaces = useQuery(saleSpacesQuery(dateId));
  const map = useQuery(spaceMapQuery(eventId));
  const { data, instead } = loaded(
    { ...sale, data: sale.data && spaces.data && { sale: sale.data, spaces: spaces.data.spaces } },
    { label: 'Loading what is free…', shape: 'card' },
  );
  if (!data) return instead;
  return (
    <SellForm
      {...data}
      gate={gate}
      drawn={map.data?.layout.spaces ?? []}
      onPaid={(orderId) => {
        onSold(orderId);
        void gate.synchronise();
        navigate(orderPaths.gate(eventId, dateId));
      }}
    />
  );
}

/** A buyer is a member: whoever has no account makes one on their own phone. */
function NoAccount({ eventId }: { readonly eventId: string }) {
  const path = paths.signUp(paths.event(eventId));
  return (
    <Panel title="No account yet?">
      <div className={style.signUp}>
        <CodeImage
          content={new URL(path, window.location.origin).href}
          label="Code that opens the sign-up"
          className={style.qr}
        />
        <p>
          Whoever buys is a member, so that their space, their right to it and their money have an owner. They
          scan this with their phone and sign up in a minute. Then type the name of their page above.
        </p>
      </div>
    </Panel>
  );
}
