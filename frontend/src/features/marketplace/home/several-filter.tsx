import { conditionLabels, originLabels } from '@entities/listing/listing-labels';
import { conditions, type ListingCounts, origins } from '@modules/marketplace/listing.schemas';
import { ChipRow, ToggleChip } from '@ui/data/chip';
import { countText } from './count-text';
import style from './filter-panel.module.css';
import type { Change, SearchFilter } from './search-filter';
import { except } from './search-labels';

export type CountedFilterProps = {
  readonly filter: SearchFilter;
  /** Absent while they load, and when they failed. */
  readonly counts: ListingCounts | undefined;
  readonly onChange: (change: Change) => void;
};

export function ConditionFilter({ filter, counts, onChange }: CountedFilterProps) {
  return (
    <Several
      label="Condition"
      values={conditions}
      labels={conditionLabels}
      chosen={filter.condition}
      counted={counts?.conditions}
      isExact={counts?.isExact ?? false}
      onChange={(next) => onChange(({ condition }) => ({ condition: next(condition) }))}
    />
  );
}

export function OriginFilter({ filter, counts, onChange }: CountedFilterProps) {
  return (
    <Several
      label="Origin"
      values={origins}
      labels={originLabels}
      chosen={filter.origin}
      counted={counts?.origins}
      isExact={counts?.isExact ?? false}
      onChange={(next) => onChange(({ origin }) => ({ origin: next(origin) }))}
    />
  );
}

type SeveralProps<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly chosen: readonly Value[] | undefined;
  readonly counted: ListingCounts['conditions'] | undefined;
  readonly isExact: boolean;
  readonly onChange: (next: (chosen: readonly Value[] | undefined) => readonly Value[] | undefined) => void;
};

/** Any of some values, each with the number of listings that it would find. One that finds nothing cannot be chosen. */
function Several<Value extends string>(props: SeveralProps<Value>) {
  const { label, values, labels, chosen = [], counted, isExact, onChange } = props;
  const countOf = (value: Value) => counted && (counted.find((one) => one.value === value)?.count ?? 0);
  return (
    <div className={style.several}>
      <p className={style.legend} aria-hidden="true">
        {label}
      </p>
      <ChipRow label={label}>
        {values.map((value) => {
          const count = countOf(value);
          const isChosen = chosen.includes(value);
          return (
            <ToggleChip
              key={value}
              pressed={isChosen}
              disabled={!isChosen && isExact && count === 0}
              onPressedChange={(pressed) =>
                onChange((newest = []) =>
                  pressed
                    ? values.filter((one) => one === value || newest.includes(one))
                    : except(newest, value),
                )
              }
            >
              {labels[value]}
              {count !== undefined && <span className={style.count}> {countText(count, isExact)}</span>}
            </ToggleChip>
          );
        })}
      </ChipRow>
    </div>
  );
}
