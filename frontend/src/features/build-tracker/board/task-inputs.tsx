import { systemLabels } from '@entities/build/build-labels';
import { priorityLabels } from '@entities/build/task-labels';
import { optionsOf } from '@entities/listing/listing-spec-labels';
import { Field } from '@ui/forms/field';
import { FieldColumns } from '@ui/forms/field-group';
import { MoneyInput } from '@ui/forms/money-input';
import { Select } from '@ui/forms/select';
import { NumberInput, TextArea, TextInput } from '@ui/forms/text-input';
import { AfterField } from './after-field';
import type { TaskFields } from './task-fields';

type TaskInputsProps = {
  readonly buildId: string;
  /** The task itself, once there is one: it does not come before itself. */
  readonly taskId?: string;
  readonly fields: TaskFields;
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly onChange: (part: Partial<TaskFields>) => void;
};

/** Everything that a member says of a task. */
export function TaskInputs({ buildId, taskId, fields, problems, onChange }: TaskInputsProps) {
  return (
    <>
      <Field label="What there is to do" error={problems.title} required>
        <TextInput
          maxLength={120}
          autoComplete="off"
          value={fields.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <FieldColumns of={2}>
        <Field label="System">
          <Select
            options={optionsOf(systemLabels)}
            value={fields.system}
            onChange={({ target }) => onChange({ system: target.value as TaskFields['system'] })}
          />
        </Field>
        <Field label="Priority">
          <Select
            options={optionsOf(priorityLabels)}
            value={fields.priority}
            onChange={({ target }) => onChange({ priority: target.value as TaskFields['priority'] })}
          />
        </Field>
      </FieldColumns>
      <FieldColumns of={2}>
        <Field label="Planned cost" error={problems.planned} optional>
          <MoneyInput cents={fields.cents} onCentsChange={(cents) => onChange({ cents })} />
        </Field>
        <Field label="Planned hours" error={problems.plannedHours} optional>
          <NumberInput
            unit="h"
            value={fields.hours}
            onChange={({ target }) => onChange({ hours: target.value })}
          />
        </Field>
      </FieldColumns>
      <AfterField
        buildId={buildId}
        without={taskId}
        value={fields.after}
        error={problems.after}
        onChange={(after) => onChange({ after })}
      />
      <Field label="Notes" hint="Torque, part numbers, what the manual says." optional>
        <TextArea
          rows={4}
          maxLength={4_000}
          value={fields.notes}
          onChange={({ target }) => onChange({ notes: target.value })}
        />
      </Field>
    </>
  );
}
