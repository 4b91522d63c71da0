import { Button } from '@ui/actions/button';
import { Segmented } from '@ui/forms/segmented';
import { LayoutGrid, Map as MapIcon } from 'lucide-react';
import type { Changes, SearchFilter } from './search-filter';
import style from './search-view.module.css';

/** Shown where the map fails. */
export function ShowAsList({ onChange }: { readonly onChange: (changes: Changes) => void }) {
  return <Button onClick={() => onChange({ view: undefined })}>Show as a list</Button>;
}

/** List or map. A phone shows icons only; screen readers still read the labels. */
export function ViewToggle({
  view,
  onChange,
}: {
  readonly view: SearchFilter['view'];
  readonly onChange: (changes: Changes) => void;
}) {
  return (
    <Segmented
      label="View"
      value={view ?? 'list'}
      onValueChange={(next) => onChange({ view: next === 'map' ? 'map' : undefined })}
      options={[
        { value: 'list', label: 'List View', icon: <LayoutGrid aria-hidden="true" /> },
        { value: 'map', label: 'Map View', icon: <MapIcon aria-hidden="true" /> },
      ]}
      className={style.toggle}
    />
  );
}
