import { itemActionLabels } from '@entities/inventory/inventory-labels';
import { paths } from '@lib/paths';
import type { ItemAction, ItemDetail } from '@modules/inventory/item.schemas';
import { Button } from '@ui/actions/button';
import {
  ArrowRightLeft,
  Ban,
  Car,
  Handshake,
  Hash,
  type LucideIcon,
  Minus,
  Pencil,
  Plus,
  Scissors,
  Tag,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './item.module.css';
import { ItemActionDialog } from './item-action-dialog';

/** What its owner may do with it now. */
export function ItemActions({ item }: { readonly item: ItemDetail }) {
  const [asking, setAsking] = useState<Exclude<ItemAction, 'edit'> | null>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would suggest a form, and there is none */}
      <div role="group" aria-label="What to do with it" className={style.actions}>
        {item.allowedActions.map((action) => {
          const Icon = ICONS[action];
          return action === 'edit' ? (
            <Button key={action} asChild icon={<Icon />}>
              <Link to={paths.editInventoryPart(item.id)}>{itemActionLabels[action]}</Link>
            </Button>
          ) : (
            <Button
              key={action}
              icon={<Icon />}
              variant={action === 'move' ? 'primary' : action === 'delete' ? 'quiet' : 'secondary'}
              onClick={() => setAsking(action)}
            >
              {itemActionLabels[action]}
            </Button>
          );
        })}
      </div>
      {asking && <ItemActionDialog item={item} action={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

const ICONS: Readonly<Record<ItemAction, LucideIcon>> = {
  edit: Pencil,
  count: Hash,
  add: Plus,
  remove: Minus,
  move: ArrowRightLeft,
  split: Scissors,
  loan: Handshake,
  install: Car,
  'write-off': Ban,
  sell: Tag,
  delete: Trash2,
};
