import { templatesQuery } from '@entities/build/build.queries';
import { useUseTemplate } from '@entities/build/task.mutations';
import { messageOf } from '@lib/api/problem';
import { counted } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { useToast } from '@ui/feedback/use-toast';
import { RadioGroup } from '@ui/forms/radio-group';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';

/** Adds the tasks of a template to a build. */
export function TemplateDialog({ build, onClose }: BuildTabProps & { readonly onClose: () => void }) {
  const { data, instead } = loadedPart(useQuery(templatesQuery), 'Loading the templates…');
  const { mutate, isPending, error } = useUseTemplate(build.id);
  const [chosen, setChosen] = useState<string>();
  const { toast } = useToast();
  const used = build.private?.templates ?? [];
  const template = data?.templates.find(({ name }) => name === chosen);
  return (
    <DialogForm
      size="medium"
      title="Use a template"
      description="Its tasks come into the backlog, with hours as planned and what comes first. What is there already stays as it is."
      action={template ? `Add ${counted(template.tasks, 'task')}` : 'Add the tasks'}
      busy={isPending}
      disabled={!template}
      problem={error && messageOf(error)}
      onSubmit={() =>
        template &&
        mutate(template.name, {
          onSuccess: () => {
            toast({ title: `The tasks of “${template.title}” are in the backlog`, tone: 'good' });
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {instead}
      {data && (
        <RadioGroup
          legend="Which project?"
          value={chosen}
          onValueChange={setChosen}
          options={data.templates.map(({ name, title, about, tasks }) => ({
            value: name,
            label: `${title}: ${counted(tasks, 'task')}`,
            hint: used.includes(name) ? `${about} You used it before: only what is missing is added.` : about,
          }))}
        />
      )}
    </DialogForm>
  );
}
