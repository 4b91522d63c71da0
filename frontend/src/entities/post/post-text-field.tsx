import { useQueryClient } from '@tanstack/react-query';
import { Field } from '@ui/forms/field';
import { ProseInput } from '@ui/prose/prose-input';
import { mentionableQuery } from './post.queries';

export type PostTextFieldProps = {
  readonly label: string;
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

/** The text of a post or a comment, with members to choose from after @. */
export function PostTextField(props: PostTextFieldProps) {
  const {
    label,
    value,
    onChange,
    max,
    rows = 4,
    placeholder,
    communityId,
    problem,
    onSubmit,
    onPasteFiles,
  } = props;
  const queries = useQueryClient();
  const findMembers = async (prefix: string) => {
    const members = await queries.fetchQuery(mentionableQuery(prefix, communityId));
    return members.flatMap(({ handle, name, picture }) => (handle ? [{ handle, name, picture }] : []));
  };
  return (
    <Field label={label} error={problem}>
      <ProseInput
        value={value}
        onChange={onChange}
        maxLetters={max}
        rows={rows}
        findMembers={findMembers}
        {...(placeholder && { placeholder })}
        {...(onSubmit && { onSubmit })}
        {...(onPasteFiles && { onPasteFiles })}
      />
    </Field>
  );
}
