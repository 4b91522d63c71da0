import { useAllTasks } from '@entities/build/use-all-tasks';
import { Field } from '@ui/forms/field';
import { SearchSelect } from '@ui/forms/search-select';

type TaskFieldProps = {
  readonly buildId: string;
  /** '': none yet. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (taskId: string) => void;
};

/** The task that needs a part, found by typing. */
export function TaskField({ buildId, value, error, onChange }: TaskFieldProps) {
  const { tasks } = useAllTasks(buildId);
  return (
    <Field label="For which task" error={error} required>
      <SearchSelect
        value={value}
        placeholder="Find a task"
        options={tasks.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={onChange}
      />
    </Field>
  );
}
