import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Field, type FieldProps } from '@ui/forms/field';
import { SearchSelect } from '@ui/forms/search-select';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { noPlace } from './inventory-labels';
import { locationsQuery } from './item.queries';
import style from './location-select.module.css';
import { NewLocationDialog } from './new-location-dialog';

export type LocationSelectProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  readonly name?: string;
  /** Null: no place yet. */
  readonly value: string | null;
  readonly onChange: (locationId: string | null) => void;
  /** The place that something moves from, if it moves. */
  readonly without?: readonly string[];
  /** The text of the choice without a place. */
  readonly none?: string;
};

/** A choice among the member's places, found by typing; a new one can be made directly. */
export function LocationSelect(props: LocationSelectProps) {
  const { value, onChange, without = [], none = noPlace, name, ...field } = props;
  const { data = [], instead } = loaded(useQuery(locationsQuery()), { waiting: null });
  const [isMaking, setMaking] = useState(false);
  if (instead) return instead;
  return (
    <div className={style.line}>
      <Field {...field} className={style.field}>
        <SearchSelect
          {...(name !== undefined && { name })}
          value={value ?? ''}
          onChange={(id) => onChange(id || null)}
          placeholder={none}
          options={data
            .filter(({ id }) => !without.includes(id))
            .map(({ id, path }) => ({ value: id, label: path }))}
        />
      </Field>
      <Button icon={<Plus />} onClick={() => setMaking(true)}>
        New place
      </Button>
      {isMaking && (
        <NewLocationDialog
          parentId={value}
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false);
            onChange(id);
          }}
        />
      )}
    </div>
  );
}
