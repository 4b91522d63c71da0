import { systemLabels } from '@entities/build/build-labels';
import { optionsOf } from '@entities/listing/listing-spec-labels';
import { Button } from '@ui/actions/button';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { ListPlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import style from './board.module.css';
import { loadNewTasks, type NewTasksAsked } from './new-tasks';
import { useTaskFilter } from './use-task-filter';

type TasksBarProps = BuildTabProps & {
  readonly onAsk: (asked: NewTasksAsked) => void;
  /** More filters. */
  readonly children?: ReactNode;
};

/** What narrows the tasks, and how more are made. */
export function TasksBar({ build, onAsk, children }: TasksBarProps) {
  const { filter, change } = useTaskFilter();
  return (
    <div className={style.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is what searches */}
      <form
        role="search"
        className={style.search}
        onSubmit={(event) => {
          event.preventDefault();
          change('search', String(new FormData(event.currentTarget).get('search') ?? '').trim());
        }}
      >
        <Field label="Search the tasks">
          <TextInput
            key={filter.search ?? ''}
            type="search"
            name="search"
            enterKeyHint="search"
            maxLength={80}
            defaultValue={filter.search ?? ''}
            onBlur={({ currentTarget }) => {
              if (currentTarget.value.trim() !== (filter.search ?? ''))
                change('search', currentTarget.value.trim());
            }}
          />
        </Field>
      </form>
      <Field label="System">
        <Select
          placeholder="All systems"
          options={optionsOf(systemLabels)}
          value={filter.system ?? ''}
          onChange={({ target }) => change('system', target.value)}
        />
      </Field>
      {children}
      {build.allowedActions.includes('plan') && (
        <div className={style.buttons}>
          <Button
            icon={<ListPlus />}
            onPointerEnter={loadNewTasks.template}
            onFocus={loadNewTasks.template}
            onClick={() => onAsk('template')}
          >
            Use a template
          </Button>
          <Button
            variant="primary"
            icon={<Plus />}
            onPointerEnter={loadNewTasks.plan}
            onFocus={loadNewTasks.plan}
            onClick={() => onAsk('backlog')}
          >
            Add a task
          </Button>
        </div>
      )}
    </div>
  );
}
