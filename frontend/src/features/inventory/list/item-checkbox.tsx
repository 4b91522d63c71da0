import type { ItemCard } from '@modules/inventory/item.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import type { Selection } from './use-selection';

type ItemCheckboxProps = {
  readonly item: ItemCard;
  readonly selection: Selection;
};

/** Selects an item; with Shift, all from the last one on. */
export function ItemCheckbox({ item, selection }: ItemCheckboxProps) {
  return (
    <Checkbox
      label={<VisuallyHidden>{`Select ${item.title}`}</VisuallyHidden>}
      checked={selection.has(item.id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(item, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
