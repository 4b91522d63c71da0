import { itemActionLabels } from '@entities/inventory/inventory-labels';
import type { ListedItems } from '@entities/inventory/item.mutations';
import { paths } from '@lib/paths';
import type { ItemAction, ItemDetail } from '@modules/inventory/item.schemas';
import { Button } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';
import {
  ArrowRightLeft,
  Ban,
  Car,
  Handshake,
  Hash,
  type LucideIcon,
  Merge,
  Minus,
  Pencil,
  Plus,
  Scissors,
  Tag,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ListForSale } from '../list-for-sale';
import style from './item.module.css';
import { ItemActionDialog } from './item-action-dialog';
import type { DialogAction } from './item-action-form';
import { ItemMergeDialog } from './item-merge-dialog';

/** The actions that its owner may take now. */
export function ItemActions({ item }: { readonly item: ItemDetail }) {
  const [asking, setAsking] = useState<DialogAction | 'merge' | null>(null);
  const navigate = useNavigate();
  const { toast } = useToast();
  const openDraft = ({ listings: [draft], refused: [refusal] }: ListedItems) => {
    if (draft) navigate(paths.editListing(draft.id));
    else if (refusal) toast({ title: refusal.message, tone: 'problem' });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would suggest a form, and there is none */}
      <div role="group" aria-label="What to do with it" className={style.actions}>
        {item.allowedActions.map((action) => {
          if (action === 'list') return <ListForSale key={action} ids={[item.id]} onListed={openDraft} />;
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
      {asking === 'merge' && <ItemMergeDialog item={item} onClose={() => setAsking(null)} />}
      {asking && asking !== 'merge' && (
        <ItemActionDialog item={item} action={asking} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

const ICONS: Readonly<Record<Exclude<ItemAction, 'list'>, LucideIcon>> = {
  edit: Pencil,
  count: Hash,
  add: Plus,
  remove: Minus,
  move: ArrowRightLeft,
  split: Scissors,
  merge: Merge,
  loan: Handshake,
  install: Car,
  'write-off': Ban,
  sell: Tag,
  delete: Trash2,
};
