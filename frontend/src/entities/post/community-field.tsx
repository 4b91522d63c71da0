import { useQuery } from '@tanstack/react-query';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { myCommunitiesQuery } from './post.queries';

/** Where it is posted: the member's own wall, or that of one of their communities. Nothing while they are in none. */
export function CommunityField({
  value,
  onChange,
}: {
  readonly value: string | null;
  readonly onChange: (communityId: string | null) => void;
}) {
  const { data } = useQuery(myCommunitiesQuery);
  const open = data?.mine.filter(
    ({ standing, isArchived }) => !isArchived && ['member', 'moderator', 'owner'].includes(standing),
  );
  if (!open || open.length === 0) return null;
  return (
    <Field label="Where to post it">
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        options={[
          { value: '', label: 'My own wall' },
          ...open.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
}
