import { figure } from '@lib/format';
import { Field } from '@ui/forms/field';
import { TextArea } from '@ui/forms/text-input';

export type PostTextFieldProps = {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly max: number;
  readonly rows?: number;
  readonly placeholder?: string;
  /** Whose members may be mentioned first. */
  readonly communityId: string | null;
  readonly problem?: string | undefined;
  readonly onSubmit?: () => void;
  readonly onPasteFiles?: (files: FileList) => void;
};

/** The text of a post or a comment, with members to mention while one types @. Near its end it says how much room there is. */
export function PostTextField(props: PostTextFieldProps) {
  const { label, hideLabel = false, value, onChange, max, rows = 5, placeholder, problem } = props;
  const length = value.trim().length;
  const tooLong =
    length > max ? `${figure(length - max)} characters too many: ${figure(max)} at most.` : undefined;
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      error={problem ?? tooLong}
      hint={!tooLong && length > max * 0.9 ? `${figure(length)} of ${figure(max)} characters` : undefined}
    >
      <TextArea
        rows={rows}
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
