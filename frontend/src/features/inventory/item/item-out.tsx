import { dayText, quantityText } from '@entities/inventory/inventory-labels';
import { useItemCommand } from '@entities/inventory/item.mutations';
import { LocationSelect } from '@entities/inventory/location-select';
import { messageOf } from '@lib/api/problem';
import { today } from '@lib/day';
import { money } from '@lib/format';
import { paths } from '@lib/paths';
import type { ItemDetail } from '@modules/inventory/item.schemas';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { useToast } from '@ui/feedback/use-toast';
import { Panel } from '@ui/layout/panel';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './item.module.css';

type Portion = ItemDetail['portions'][number];
type ItemOutProps = { readonly item: ItemDetail; readonly isPast: boolean };

/** Where parts of an item are that left their place: lent, in a car, lost, sold. Those that may come back have a button for it. */
export function ItemOut({ item, isPast }: ItemOutProps) {
  const [back, setBack] = useState<Portion | null>(null);
  return (
    <Panel title="Out">
      <ul role="list" className={style.rows}>
        {item.portions.map((portion) => (
          <li key={portion.id} className={style.out}>
            <span className={style.path}>
              {portion.buildId ? (
                <span>
                  In <Link to={paths.build(portion.buildId)}>{portion.with}</Link>:{' '}
                  {quantityText(portion.quantity, item.unit)}
                </span>
              ) : (
                portionText(portion, item.unit)
              )}
              {isLate(portion) && <Badge tone="problem">Late</Badge>}
            </span>
            {portion.mayComeBack && !isPast && (
              <Button size="small" onClick={() => setBack(portion)}>
                Back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {back && <BackDialog item={item} portion={back} onClose={() => setBack(null)} />}
    </Panel>
  );
}

type BackDialogProps = {
  readonly item: ItemDetail;
  readonly portion: Portion;
  readonly onClose: () => void;
};

function BackDialog({ item, portion, onClose }: BackDialogProps) {
  const [locationId, setLocationId] = useState(item.stock[0]?.locationId ?? null);
  const { mutate, isPending, error } = useItemCommand(item.id);
  const { toast } = useToast();
  const send = () =>
    mutate(
      { type: 'bring-back', body: { portionId: portion.id, locationId } },
      {
        onSuccess: () => {
          toast({ title: 'Back in stock', tone: 'good' });
          onClose();
        },
      },
    );
  return (
    <DialogForm
      title="Back in stock"
      description={portionText(portion, item.unit)}
      action="It is back"
      busy={isPending}
      problem={error && messageOf(error)}
      onSubmit={send}
      onClose={onClose}
    >
      <LocationSelect label="Where does it go?" value={locationId} onChange={setLocationId} />
    </DialogForm>
  );
}

/** "Lent to Hank: 2, due Nov 5, 2026". */
function portionText({ kind, quantity, with: words, dueOn, price }: Portion, unit: string): string {
  const what = PORTION[kind](words);
  const due = dueOn ? `, due ${dayText(dueOn)}` : '';
  const sum = price === null ? '' : `, for ${money(price)}`;
  return `${what}: ${quantityText(quantity, unit)}${due}${sum}`;
}

const withReason = (what: string) => (reason: string) => (reason ? `${what} (${reason})` : what);
const PORTION: Readonly<Record<Portion['kind'], (words: string) => string>> = {
  loaned: (borrower) => `Lent to ${borrower}`,
  installed: (car) => `In ${car}`,
  sold: () => 'Sold',
  transferred: () => 'Handed over to its buyer',
  lost: withReason('Lost'),
  damaged: withReason('Damaged'),
  discarded: withReason('Thrown away'),
};

const isLate = ({ kind, dueOn }: Portion): boolean => kind === 'loaned' && dueOn !== null && dueOn < today();
