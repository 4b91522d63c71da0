import { itemStatusLabels } from '@entities/inventory/inventory-labels';
import { itemsQuery } from '@entities/inventory/item.queries';
import { useOnline } from '@lib/browser/connection';
import { useIsWide } from '@lib/browser/use-is-wide';
import { counted, money } from '@lib/format';
import { goneStatuses, type ItemStatus, itemStatuses, keptStatuses } from '@modules/inventory/item.schemas';
import { useQuery } from '@tanstack/react-query';
import { PageTurner } from '@ui/data/page-turner';
import { useSelection } from '@ui/data/use-selection';
import { loaded } from '@ui/feedback/loaded';
import { Tabs } from '@ui/layout/tabs';
import { useRef, useState } from 'react';
import { BulkBar } from '../bulk/bulk-bar';
import { ItemsOnDevice } from '../on-device/on-demand';
import style from './items.module.css';
import { ItemsBar } from './items-bar';
import { ItemsCards } from './items-cards';
import { type ItemsFilter, isNarrowed, pageSize } from './items-filter';
import { ItemsTable } from './items-table';
import { useItemsFilter } from './items-url';
import { NoItems } from './no-items';

/** The list: filters, one page of items, and bulk actions. */
export function Items() {
  const { filter, change } = useItemsFilter();
  const query = useQuery(itemsQuery(asked(filter)));
  const items = query.data?.items ?? [];
  const selection = useSelection(items);
  const [isPicking, setPicking] = useState(false);
  const isWide = useIsWide();
  const isOnline = useOnline();
  const results = useRef<HTMLDivElement>(null);
  const { data, instead } = loaded(query, { label: 'Loading Inventory…', shape: 'row' });
  if (!data) return isOnline ? instead : <ItemsOnDevice />;
  const { total, counts, worth, tags } = data;
  const view = filter.view ?? (isWide ? 'table' : 'cards');
  const status = filter.status ?? 'kept';
  if (Object.values(counts).every((count) => count === 0))
    return <NoItems reason="none-yet" change={change} />;

  const isSelecting = view === 'table' || isPicking || selection.selected.length > 0;
  const turn = (page: number) => {
    change({ page: page > 1 ? page : undefined });
    results.current?.focus();
    results.current?.scrollIntoView({ block: 'start' });
  };
  const list = (
    <>
      <ItemsBar
        filter={filter}
        change={change}
        tags={tags}
        view={view}
        selecting={items.length > 0 ? { isSelecting, isWholePage: selection.isWholePage } : null}
        onPick={() => setPicking(true)}
        onTogglePage={selection.togglePage}
        found={
          <>
            {counted(total, 'item')}
            {worth > 0 &&
              status === 'kept' &&
              !isNarrowed(filter) &&
              ` · worth ${money(worth)} at your prices`}
          </>
        }
      />
      <div
        ref={results}
        tabIndex={-1}
        className={style.results}
        data-stale={query.isPlaceholderData || undefined}
        aria-busy={query.isPlaceholderData || undefined}
      >
        {items.length === 0 && (
          <NoItems reason={isNarrowed(filter) ? 'no-match' : 'none-here'} change={change} />
        )}
        {view === 'table'
          ? items.length > 0 && <ItemsTable items={items} selection={selection} />
          : items.length > 0 && <ItemsCards items={items} selection={selection} isSelecting={isSelecting} />}
      </div>
      <PageTurner page={filter.page ?? 1} size={pageSize} total={total} unit="items" onPage={turn} />
      <BulkBar selection={selection} tags={tags} />
    </>
  );
  return (
    <Tabs
      label="Items by status"
      value={status}
      onValueChange={(next) =>
        change({ status: next === 'kept' ? undefined : (next as ItemsFilter['status']) })
      }
      tabs={tabsOf(counts, status).map((one) => ({
        value: one.status,
        label: itemStatusLabels[one.status],
        count: one.count,
        content: one.status === status ? list : null,
      }))}
    />
  );
}

const asked = ({ view: _view, ...filter }: ItemsFilter) => ({ ...filter, limit: pageSize });

type Counts = Partial<Record<ItemStatus, number>>;
type StatusTab = { readonly status: NonNullable<ItemsFilter['status']>; readonly count: number };

/** Items that the member owns first, then those that are gone, each with the statuses among them; deleted ones last. */
function tabsOf(counts: Counts, shown: StatusTab['status']): readonly StatusTab[] {
  const sum = (of: readonly ItemStatus[]) => of.reduce((all, one) => all + (counts[one] ?? 0), 0);
  const used = (of: readonly ItemStatus[]): readonly StatusTab[] =>
    of
      .map((status) => ({ status, count: counts[status] ?? 0 }))
      .filter(({ status, count }) => count > 0 || status === shown);
  /** A single status would only repeat the number of the whole. */
  const within = (of: readonly ItemStatus[]): readonly StatusTab[] => {
    const tabs = used(of);
    return tabs.length > 1 || tabs[0]?.status === shown ? tabs : [];
  };
  return [
    { status: 'kept', count: sum(keptStatuses) },
    ...within(keptStatuses),
    { status: 'gone', count: sum(goneStatuses) },
    ...within(goneStatuses),
    ...used(itemStatuses.filter((status) => status === 'deleted')),
  ];
}
