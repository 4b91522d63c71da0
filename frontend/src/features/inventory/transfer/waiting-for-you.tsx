import { quantityText } from '@entities/inventory/inventory-labels';
import { type TransferAnswer, useAnswerTransfer } from '@entities/inventory/transfer.mutations';
import { transfersQuery } from '@entities/inventory/transfer.queries';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Photo } from '@ui/data/photo';
import { Notice } from '@ui/feedback/notice';
import { Panel } from '@ui/layout/panel';
import { Link, useNavigate } from 'react-router-dom';
import style from './transfer.module.css';

const nothing = { waiting: [] };

/** The member's purchases: one press puts one into the inventory. Nothing is shown when there are none. */
export function WaitingForYou() {
  const { data: { waiting } = nothing } = useQuery(transfersQuery);
  const { mutate, isPending, variables, error } = useAnswerTransfer();
  const navigate = useNavigate();
  if (waiting.length === 0) return null;
  const send = (id: string, answer: TransferAnswer) =>
    mutate(
      { id, answer },
      {
        onSuccess: (itemId) => {
          if (itemId !== null) navigate(paths.inventoryPart(itemId));
        },
      },
    );
  const isBusy = (id: string, answer: TransferAnswer) =>
    isPending && variables.id === id && variables.answer === answer;
  return (
    <Panel title="Waiting for you">
      <p>
        You bought these here. Add them to your inventory with their photos, what they fit, and the label that
        is on them.
      </p>
      {error && <Notice tone="problem">{messageOf(error)}</Notice>}
      <ul role="list" className={style.waiting}>
        {waiting.map(({ id, title, quantity, unit, photo, seller, listingId }) => (
          <li key={id} className={style.one}>
            <div className={style.photo}>
              <Photo src={photo?.card} alt="" />
            </div>
            <div className={style.words}>
              {listingId ? <Link to={paths.listing(listingId)}>{title}</Link> : <b>{title}</b>}
              <span className={style.quiet}>
                {quantityText(quantity, unit)} from {seller}
              </span>
            </div>
            <div className={style.answers}>
              <Button variant="primary" busy={isBusy(id, 'accept')} onClick={() => send(id, 'accept')}>
                Add it to my inventory
              </Button>
              <Button variant="quiet" busy={isBusy(id, 'decline')} onClick={() => send(id, 'decline')}>
                No thanks
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
