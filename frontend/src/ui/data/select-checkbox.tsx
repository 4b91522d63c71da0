import { Checkbox } from '../forms/checkbox';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { SelectedItem, Selection } from './use-selection';

type SelectCheckboxProps = {
  readonly item: SelectedItem;
  readonly selection: Selection;
};

/** Selects a row of a list; with Shift, all rows since the last selected one. */
export function SelectCheckbox({ item, selection }: SelectCheckboxProps) {
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
