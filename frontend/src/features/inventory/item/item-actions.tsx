import { itemActionLabels } from '@entities/inventory/inventory-labels';
import type { ListedItems } from '@entities/inventory/item.mutations';
import { paths } from '@lib/paths';
import type { ItemAction, ItemDetail } from '@modules/inventory/item.schemas';
import { Button } from '@ui/actions/button';
import { useToast } from '@ui/feedback/use-toast';
import { later } from '@ui/overlays/later';
import { Menu, MenuItem, MenuLine } from '@ui/overlays/menu';
import {
  ArrowRightLeft,
  Ban,
  Car,
  Ellipsis,
  Handshake,
  Hash,
  type LucideIcon,
  Merge,
  Minus,
  Pencil,
  Plus,
  Printer,
  Scissors,
  Tag,
  Trash2,
} from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ListForSale } from '../list-for-sale';
import style from './item.module.css';
import { ItemActionDialog } from './item-action-dialog';
import type { DialogAction } from './item-action-form';
import { ItemMergeDialog } from './item-merge-dialog';

const ItemInstallDialog = later(() =>
  import('./item-install-dialog').then((dialog) => dialog.ItemInstallDialog),
);

/** The actions that its owner may take now: the usual ones as buttons, the others in a menu. */
export function ItemActions({ item }: { readonly item: ItemDetail }) {
  const [asking, setAsking] = useState<DialogAction | 'merge' | null>(null);
  const navigate = useNavigate();
  const { toast } = useToast();
  const openDraft = ({ listings: [draft], refused: [refusal] }: ListedItems) => {
    if (draft) navigate(paths.editListing(draft.id));
    else if (refusal) toast({ title: refusal.message, tone: 'problem' });
  };
  const usual = usualActions.filter((one) => item.allowedActions.includes(one)).slice(0, 2);
  const more = moreActions
    .map((group) =>
      group.filter((one) => item.allowedActions.includes(one) && !usual.some((other) => other === one)),
    )
    .filter((group) => group.length > 0);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would suggest a form, and there is none */}
      <div role="group" aria-label="What to do with it" className={style.actions}>
        {usual.map((action, index) => {
          const variant = index === 0 ? 'primary' : 'secondary';
          if (action === 'list')
            return <ListForSale key={action} ids={[item.id]} variant={variant} onListed={openDraft} />;
          const Icon = ICONS[action];
          return action === 'edit' ? (
            <Button key={action} asChild variant={variant} icon={<Icon />}>
              <Link to={paths.editInventoryPart(item.id)}>{itemActionLabels[action]}</Link>
            </Button>
          ) : (
            <Button key={action} variant={variant} icon={<Icon />} onClick={() => setAsking(action)}>
              {itemActionLabels[action]}
            </Button>
          );
        })}
        <Button asChild icon={<Printer />}>
          <Link to={paths.labelOfItem(item.id)}>Print label</Link>
        </Button>
        {more.length > 0 && (
          <Menu trigger={<Button icon={<Ellipsis />}>More</Button>}>
            {more.map((group, index) => (
              <Fragment key={group[0]}>
                {index > 0 && <MenuLine />}
                {group.map((action) => (
                  <MoreAction key={action} item={item} action={action} onAsk={setAsking} />
                ))}
              </Fragment>
            ))}
          </Menu>
        )}
      </div>
      {asking === 'merge' && <ItemMergeDialog item={item} onClose={() => setAsking(null)} />}
      {asking === 'install' && <ItemInstallDialog item={item} onClose={() => setAsking(null)} />}
      {asking && asking !== 'merge' && asking !== 'install' && (
        <ItemActionDialog item={item} action={asking} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

type MoreActionProps = {
  readonly item: ItemDetail;
  readonly action: (typeof moreActions)[number][number];
  readonly onAsk: (action: DialogAction | 'merge') => void;
};

function MoreAction({ item, action, onAsk }: MoreActionProps) {
  const Icon = ICONS[action];
  if (action === 'edit')
    return (
      <MenuItem asChild>
        <Link to={paths.editInventoryPart(item.id)}>
          <Icon aria-hidden="true" />
          {itemActionLabels[action]}
        </Link>
      </MenuItem>
    );
  return (
    <MenuItem danger={action === 'delete'} icon={<Icon aria-hidden="true" />} onSelect={() => onAsk(action)}>
      {itemActionLabels[action]}
    </MenuItem>
  );
}

/** The first two that are allowed have a button each. */
const usualActions = ['list', 'move', 'edit', 'add'] as const;

/** How many and where, what becomes of it, and how it leaves; a line between each. */
const moreActions = [
  ['edit', 'count', 'add', 'remove'],
  ['move', 'loan', 'install', 'split', 'merge'],
  ['sell', 'write-off', 'delete'],
] as const;

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
