import { Checkbox } from '@ui/forms/checkbox';
import { VisuallyHidden } from '@ui/layout/visually-hidden';

export type ChannelCheckboxProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onChange: (isOn: boolean) => void;
};

/** A checkbox in a table; its row and column give its name. */
export function ChannelCheckbox({ label, onChange, ...state }: ChannelCheckboxProps) {
  return (
    <Checkbox
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      onChange={(change) => onChange(change.target.checked)}
      {...state}
    />
  );
}
