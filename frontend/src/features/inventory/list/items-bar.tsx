import { useIsWide } from '@lib/browser/use-is-wide';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { Segmented } from '@ui/forms/segmented';
import { TextInput } from '@ui/forms/text-input';
import { Drawer } from '@ui/overlays/drawer';
import { LayoutGrid, List, Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import style from './items.module.css';
import { ItemsChips } from './items-chips';
import type { ItemsChange, ItemsFilter, ItemsView } from './items-filter';
import { ItemsFilters } from './items-filters';

export type ItemsBarProps = {
  readonly filter: ItemsFilter;
  readonly change: (change: ItemsChange) => void;
  readonly tags: readonly string[];
  readonly view: ItemsView;
  /** The number of items. */
  readonly found: ReactNode;
  /** Null while there is nothing to select. */
  readonly selecting: { readonly isSelecting: boolean; readonly isWholePage: boolean } | null;
  readonly onPick: () => void;
  readonly onTogglePage: (isOn: boolean) => void;
};

/** Search, filters, sort order and view; on a phone the filters are in a drawer. */
export function ItemsBar(props: ItemsBarProps) {
  const { filter, change, tags, view, found, selecting, onPick, onTogglePage } = props;
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const filters = <ItemsFilters filter={filter} change={change} tags={tags} />;
  return (
    <div className={style.bar}>
      <SearchField key={filter.search ?? ''} search={filter.search} change={change}>
        {!isWide && (
          <IconButton label="Filters and sort order" variant="framed" onClick={() => setOpen(true)}>
            <SlidersHorizontal aria-hidden="true" />
          </IconButton>
        )}
      </SearchField>
      {isWide && filters}
      <ItemsChips filter={filter} change={change} />
      <div className={style.tools}>
        <p className={style.found} role="status">
          {found}
        </p>
        {selecting &&
          (selecting.isSelecting ? (
            <Checkbox
              label="Select all on this page"
              checked={selecting.isWholePage}
              onChange={({ target }) => onTogglePage(target.checked)}
            />
          ) : (
            <Button size="small" variant="quiet" onClick={onPick}>
              Select
            </Button>
          ))}
        <Segmented
          label="View"
          value={view}
          onValueChange={(next) => change({ view: next })}
          options={[
            { value: 'table', label: 'Table', icon: <List aria-hidden="true" /> },
            { value: 'cards', label: 'Photos', icon: <LayoutGrid aria-hidden="true" /> },
          ]}
        />
      </div>
      {!isWide && (
        <Drawer
          open={isOpen}
          onOpenChange={setOpen}
          title="Filters"
          footer={
            <Button variant="primary" block onClick={() => setOpen(false)}>
              Show {found}
            </Button>
          }
        >
          {filters}
        </Drawer>
      )}
    </div>
  );
}

type SearchFieldProps = Pick<ItemsBarProps, 'change'> & {
  readonly search: string | undefined;
  readonly children: ReactNode;
};

/** Enter searches; an emptied field shows everything again. */
function SearchField({ search = '', change, children }: SearchFieldProps) {
  const [words, setWords] = useState(search);
  return (
    <form
      aria-label="Search your inventory"
      className={style.search}
      onSubmit={(event) => {
        event.preventDefault();
        change({ search: words.trim() || undefined });
      }}
    >
      <Field label="Search your inventory" hideLabel className={style.searchField}>
        <TextInput
          type="search"
          before={<Search aria-hidden="true" />}
          placeholder="Title, number, make, tag"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            if (target.value === '' && search !== '') change({ search: undefined });
          }}
        />
      </Field>
      <Button type="submit">Search</Button>
      {children}
    </form>
  );
}
