import { templatesQuery } from '@entities/build/build.queries';
import { counted } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { RadioGroup } from '@ui/forms/radio-group';
import { Controller, useFormContext } from 'react-hook-form';
import type { StartFields } from './start-fields';

/** The tasks to begin with: those of a template, or none. */
export function TemplateChoice() {
  const { control } = useFormContext<StartFields>();
  const { data, instead } = loadedPart(useQuery(templatesQuery), 'Loading the templates');
  if (!data) return instead;
  return (
    <Controller
      control={control}
      name="template"
      render={({ field: { value, onChange, name } }) => (
        <RadioGroup
          legend="Begin with"
          name={name}
          value={value}
          onValueChange={onChange}
          options={[
            { value: '', label: 'An empty board', hint: 'You can use a template later.' },
            ...data.templates.map(({ name: value, title, about, tasks }) => ({
              value,
              label: `${title}: ${counted(tasks, 'task')}`,
              hint: about,
            })),
          ]}
        />
      )}
    />
  );
}
