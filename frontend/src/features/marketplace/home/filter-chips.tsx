import { Button } from '@ui/actions/button';
import { Chip, ChipRow } from '@ui/data/chip';
import type { ReactNode } from 'react';
import type { Changes, SearchFilter } from './search-filter';
import { narrowings } from './search-labels';

/** The active filters; each chip removes its own, the button removes all. */
export function FilterChips({
  filter,
  onChange,
  onClear,
  children,
}: {
  readonly filter: SearchFilter;
  readonly onChange: (changes: Changes) => void;
  readonly onClear: () => void;
  /** What else changes what is shown. */
  readonly children?: ReactNode;
}) {
  const active = narrowings(filter);
  const canClear = active.length > 0 || filter.radius !== undefined || filter.status !== undefined;
  if (!canClear && !children) return null;
  return (
    <ChipRow label="Active filters">
      {active.map(({ words, without }) => (
        <Chip key={words} removeLabel={`Remove ${words}`} onRemove={() => onChange(without)}>
          {words}
        </Chip>
      ))}
      {children}
      {canClear && (
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear all
        </Button>
      )}
    </ChipRow>
  );
}
