import { itemStatusLabels, placeText, quantityText, typeText } from '@entities/inventory/inventory-labels';
import { ItemStatusBadge } from '@entities/inventory/item-status-badge';
import { money } from '@lib/format';
import { paths } from '@lib/paths';
import type { ItemCard } from '@modules/inventory/item.schemas';
import { Age } from '@ui/data/age';
import { Photo } from '@ui/data/photo';
import { SelectCheckbox } from '@ui/data/select-checkbox';
import { SpaceCode } from '@ui/data/space-code';
import { type Column, Table } from '@ui/data/table';
import type { Selection } from '@ui/data/use-selection';
import { NoBreak } from '@ui/layout/no-break';
import { Link } from 'react-router-dom';
import style from './items.module.css';

type ItemsTableProps = { readonly items: readonly ItemCard[]; readonly selection: Selection };

/** The items as a table. */
export function ItemsTable({ items, selection }: ItemsTableProps) {
  return <Table caption="Items" columns={columnsWith(selection)} rows={items} rowKey={({ id }) => id} />;
}

const columnsWith = (selection: Selection): readonly Column<ItemCard>[] => [
  { key: 'select', header: 'Select', cell: (item) => <SelectCheckbox item={item} selection={selection} /> },
  { key: 'item', header: 'Item', lead: true, cell: (item) => <ItemName item={item} /> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) =>
      status === 'in_stock' ? itemStatusLabels[status] : <ItemStatusBadge status={status} />,
  },
  {
    key: 'place',
    header: 'Where',
    words: true,
    cell: ({ stock }) => <NoBreak>{placeText(stock)}</NoBreak>,
  },
  {
    key: 'quantity',
    header: 'How many',
    figures: true,
    cell: ({ quantity, unit }) => quantityText(quantity, unit),
  },
  { key: 'price', header: 'Asking', figures: true, cell: ({ asking }) => asking !== null && money(asking) },
  { key: 'changed', header: 'Changed', cell: ({ updatedAt }) => <Age since={updatedAt} /> },
];

function ItemName({ item }: { readonly item: ItemCard }) {
  return (
    <span className={style.name}>
      <Photo src={item.photo?.card} alt="" className={style.thumb} />
      <span className={style.nameWords}>
        <Link to={paths.inventoryPart(item.id)}>
          <NoBreak>{item.title}</NoBreak>
        </Link>
        <span className={style.under}>
          {typeText(item)} <SpaceCode code={item.code} size="small" />
        </span>
      </span>
    </span>
  );
}
