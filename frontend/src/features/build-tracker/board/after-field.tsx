import { useAllTasks } from '@entities/build/use-all-tasks';
import { Chip, ChipRow } from '@ui/data/chip';
import { Field } from '@ui/forms/field';
import { SearchSelect } from '@ui/forms/search-select';
import { Stack } from '@ui/layout/layout';

type AfterFieldProps = {
  readonly buildId: string;
  readonly without?: string | undefined;
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (after: readonly string[]) => void;
};

/** The tasks that come first, found by typing. */
export function AfterField({ buildId, without, value, error, onChange }: AfterFieldProps) {
  const { tasks, titles } = useAllTasks(buildId);
  const isFull = value.length >= maxAfter;
  return (
    <Stack gap="tight">
      <Field
        label="What comes first"
        hint={isFull ? `${maxAfter} at most.` : 'The tasks that must be done before this one.'}
        error={error}
        optional
      >
        <SearchSelect
          value=""
          placeholder="Find a task"
          options={
            isFull
              ? []
              : tasks
                  .filter(({ id }) => id !== without && !value.includes(id))
                  .map(({ id, title }) => ({ value: id, label: title }))
          }
          onChange={(id) => id && onChange([...value, id])}
        />
      </Field>
      {value.length > 0 && (
        <ChipRow label="What comes first">
          {value.map((id) => (
            <Chip
              key={id}
              removeLabel={`Remove ${titles.get(id) ?? 'a task'}`}
              onRemove={() => onChange(value.filter((other) => other !== id))}
            >
              {titles.get(id) ?? 'A task'}
            </Chip>
          ))}
        </ChipRow>
      )}
    </Stack>
  );
}

const maxAfter = 20;
