import { RequirementNotice, useMissingRequirement } from '@entities/member/requirement-notice';
import { HoldLeft } from '@entities/orders/hold-left';
import type { WholeOrder } from '@entities/orders/order.queries';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { dollarsOf } from '@lib/format';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { priceText } from '@ui/data/price';
import { SpaceCode } from '@ui/data/space-code';
import { Notice } from '@ui/feedback/notice';
import { Panel } from '@ui/layout/panel';
import { X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { BasketLine, PricedLine } from './basket';
import type { Refusal } from './refusal';
import style from './spaces-page.module.css';

type BasketPanelProps = {
  readonly sale: PreSale;
  readonly readAt: number;
  readonly lines: readonly PricedLine[];
  /** What the reader holds already, which this basket changes. */
  readonly held: WholeOrder | undefined;
  readonly refusals: readonly Refusal[];
  readonly isSending: boolean;
  readonly onRemove: (line: BasketLine) => void;
  readonly onHold: () => void;
};

/** What is chosen, what it costs, and the button that holds it. */
export function BasketPanel(props: BasketPanelProps) {
  const { sale, readAt, lines, held, refusals, isSending, onRemove, onHold } = props;
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  const general = refusals.find(({ spaceId, productId }) => spaceId === null && productId === null);
  return (
    <Panel title={held ? 'What you hold' : 'What you chose'} id="basket">
      {held?.until && (
        <p className={style.hold}>
          <HoldLeft until={held.until} timeZone={sale.timeZone} clock={{ now: sale.now, readAt }} />
        </p>
      )}
      {lines.length === 0 ? (
        <p className={style.quiet}>
          Tap spaces on the map, or tick them in the list. They are held for you once you say so.
        </p>
      ) : (
        <ul role="list" className={style.basket}>
          {lines.map(({ line, name, code, cents }) => {
            const refusal = refusals.find(({ spaceId }) => spaceId !== null && spaceId === line.spaceId);
            const label = code ? `Leave out ${code}` : `Leave out ${name}`;
            return (
              <li key={`${line.productId} ${line.spaceId} ${line.showClass}`} className={style.basketLine}>
                <span className={style.basketWords}>
                  {code ? <SpaceCode code={code} /> : name}
                  {line.quantity > 1 && ` × ${line.quantity}`}
                </span>
                <span className={style.rowPrice}>{priceText(cents)}</span>
                <IconButton label={label} disabled={isSending} onClick={() => onRemove(line)}>
                  <X aria-hidden="true" />
                </IconButton>
                {refusal && (
                  <p className={style.problem} role="alert">
                    {refusal.message} The rest stays chosen.
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {lines.length > 0 && (
        <p className={style.total}>
          <span>Together</span> <b>{dollarsOf(total)}</b>
        </p>
      )}
      {general && (
        <Notice
          tone="problem"
          action={
            general.orderId && (
              <Button asChild>
                <Link to={paths.order(general.orderId)}>See what you hold</Link>
              </Button>
            )
          }
        >
          {general.message}
        </Notice>
      )}
      <HoldButton
        sale={sale}
        isEmpty={lines.length === 0}
        isSending={isSending}
        held={held}
        onHold={onHold}
      />
    </Panel>
  );
}

/** Why a member cannot buy now and may later. */
const isToCome: ReadonlySet<string | null> = new Set(['not open', 'not your turn']);

type HoldButtonProps = Pick<BasketPanelProps, 'sale' | 'held' | 'isSending' | 'onHold'> & {
  readonly isEmpty: boolean;
};

function HoldButton({ sale, held, isEmpty, isSending, onHold }: HoldButtonProps) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const missing = useMissingRequirement('hold');
  const { terms, me } = sale;
  if (status === 'signed-out')
    return (
      <Button asChild variant="primary" size="large" block>
        <Link to={paths.login(pathname + search)}>Sign in to hold them</Link>
      </Button>
    );
  if (missing) return <RequirementNotice need="hold" missingRequirement={missing} />;
  return (
    <>
      <Button
        variant="primary"
        size="large"
        block
        busy={isSending}
        busyLabel="Taking your place in line…"
        disabled={isEmpty || !(me?.mayBuy || (held && me?.whyNot === 'limit'))}
        onClick={onHold}
      >
        {held ? 'Change what is held' : `Hold for ${terms.holdMinutes} minutes`}
      </Button>
      {held && (
        <Button asChild block>
          <Link to={paths.order(held.id)}>Pay for what you hold</Link>
        </Button>
      )}
      {me && !me.mayBuy && isToCome.has(me.whyNot) && (
        <p className={style.quiet}>You can choose now. The button works once the sale is open to you.</p>
      )}
    </>
  );
}
