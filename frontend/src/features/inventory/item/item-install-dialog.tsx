import { myBuildsQuery } from '@entities/build/build.queries';
import { useInstallItem } from '@entities/build/task.mutations';
import { useAllTasks } from '@entities/build/use-all-tasks';
import { pathText, quantityText } from '@entities/inventory/inventory-labels';
import { newUuid } from '@entities/inventory/offline/new-uuid';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { BuildCard } from '@modules/builds/builds.schemas';
import type { ItemDetail } from '@modules/inventory/item.schemas';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { SearchSelect } from '@ui/forms/search-select';
import { Select } from '@ui/forms/select';
import { WholeInput, type WholeValue } from '@ui/forms/whole-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ItemActionDialog } from './item-action-dialog';

type ItemInstallDialogProps = { readonly item: ItemDetail; readonly onClose: () => void };

/** An item goes into a car: into a task of a build that the member works on, or into another car. */
export function ItemInstallDialog({ item, onClose }: ItemInstallDialogProps) {
  const mine = useQuery(myBuildsQuery);
  const [isElsewhere, setElsewhere] = useState(false);
  const builds = mine.data?.builds.filter(({ standing }) => standing !== null && standing !== 'looks');
  if (isElsewhere || mine.error || builds?.length === 0)
    return <ItemActionDialog item={item} action="install" onClose={onClose} />;
  if (!builds) return null;
  return (
    <InstallInBuild item={item} builds={builds} onElsewhere={() => setElsewhere(true)} onClose={onClose} />
  );
}

type InstallInBuildProps = ItemInstallDialogProps & {
  readonly builds: readonly BuildCard[];
  readonly onElsewhere: () => void;
};

function InstallInBuild({ item, builds, onElsewhere, onClose }: InstallInBuildProps) {
  const [buildId, setBuildId] = useState(builds[0]?.id ?? '');
  const [taskId, setTaskId] = useState('');
  const [quantity, setQuantity] = useState<WholeValue>(1);
  const [fromId, setFromId] = useState(item.stock[0]?.locationId ?? null);
  const [tries, setTries] = useState(0);
  // sent again, it is the same part of the task
  const [partId] = useState(newUuid);
  const install = useInstallItem();
  const navigate = useNavigate();
  const send = () => {
    if (taskId === '' || typeof quantity !== 'number') return setTries(tries + 1);
    const part = { buildId, taskId, partId, itemId: item.id, title: item.title.slice(0, 120), quantity };
    install.mutate(
      { ...part, locationId: fromId },
      {
        onSuccess: () => {
          onClose();
          toast({
            title: `It is in ${builds.find(({ id }) => id === buildId)?.title ?? 'the car'}`,
            description: 'Did it fit as it is? Say so with the task.',
            tone: 'good',
            action: {
              label: 'Open the task',
              onClick: () => navigate(paths.taskOfBuild(buildId, taskId)),
            },
          });
        },
      },
    );
  };
  return (
    <DialogForm
      size="medium"
      title="Into a car"
      description={item.title}
      action="Record it"
      busy={install.isPending}
      problem={install.error && messageOf(install.error)}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioGroup
        legend="Which car"
        value={buildId}
        onValueChange={(id) => {
          if (id === elsewhere) onElsewhere();
          else {
            setBuildId(id);
            setTaskId('');
          }
        }}
        options={[
          ...builds.map(({ id, title, vehicle }) => ({
            value: id,
            label: title,
            ...(title !== vehicle && { hint: vehicle }),
          })),
          { value: elsewhere, label: 'Another car, without a build here' },
        ]}
      />
      <TaskField
        key={buildId}
        buildId={buildId}
        value={taskId}
        error={tries > 0 && taskId === '' ? 'Choose the task that it belongs to.' : undefined}
        onChange={setTaskId}
      />
      {item.stock.length > 1 && (
        <Field label="Which ones">
          <Select
            value={fromId ?? ''}
            onChange={({ target }) => setFromId(target.value || null)}
            options={item.stock.map(({ locationId, path, quantity: there }) => ({
              value: locationId ?? '',
              label: `${pathText(path)}: ${quantityText(there, item.unit)}`,
            }))}
          />
        </Field>
      )}
      <Field label="How many" error={tries > 0 && typeof quantity !== 'number' && 'Write a whole number.'}>
        <WholeInput min={1} max={1_000} value={quantity} onValueChange={setQuantity} />
      </Field>
    </DialogForm>
  );
}

type TaskFieldProps = {
  readonly buildId: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (taskId: string) => void;
};

function TaskField({ buildId, value, error, onChange }: TaskFieldProps) {
  const { tasks } = useAllTasks(buildId);
  return (
    <Field label="Which task" hint="Find it by typing." error={error} required>
      <SearchSelect
        value={value}
        onChange={onChange}
        placeholder="Choose a task"
        options={tasks.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </Field>
  );
}

const elsewhere = 'elsewhere';
