import { usePackUp } from '@entities/gate/gate.mutations';
import type { WholeOrder } from '@entities/orders/order.queries';
import { messageOf } from '@lib/api/problem';
import { dayIn, timeIn } from '@lib/format';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { PackageCheck } from 'lucide-react';

/** On the day: since when a vendor is here, and that they have packed up. The gate sees it. */
export function HerePart({ order }: { readonly order: WholeOrder }) {
  const { id, preSaleId, lines, buyer, timeZone } = order;
  const me = useMember()?.id;
  const packUp = usePackUp(preSaleId, id);
  const here = lines.filter(({ spaceId, checkedIn }) => spaceId !== null && checkedIn !== null);
  if (here.length === 0 || me === undefined || buyer?.id !== me) return null;
  const at = (iso: string) => `${dayIn(iso, timeZone)}, ${timeIn(iso, timeZone)}`;
  return (
    <Panel title="On the field">
      <Stack>
        <p>Tell the gate when you have packed up. The space stays yours.</p>
        {packUp.error && <Notice tone="problem">{messageOf(packUp.error)}</Notice>}
        {here.map(({ id: lineId, code, checkedIn, vacatedAt }) => (
          <Row key={lineId} justify="between">
            <span>
              {code && <SpaceCode code={code} />}{' '}
              {vacatedAt ? `packed up ${at(vacatedAt)}` : checkedIn && `here since ${at(checkedIn.at)}`}
            </span>
            {vacatedAt === null && (
              <Button
                icon={<PackageCheck />}
                busy={packUp.isPending && packUp.variables === lineId}
                onClick={() => packUp.mutate(lineId)}
              >
                I have packed up {code}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
