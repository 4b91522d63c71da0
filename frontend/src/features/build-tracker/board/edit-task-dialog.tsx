import { useTaskCommand } from '@entities/build/task.mutations';
import { taskQuery } from '@entities/build/task.queries';
import { useAllTasks } from '@entities/build/use-all-tasks';
import { ApiProblem, messageOf } from '@lib/api/problem';
import type { TaskBody, TaskView } from '@modules/builds/builds.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@ui/feedback/toast-store';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useReplacement } from '@ui/replace/use-replacement';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import { loadedTask, problemsOfTask, taskBodyOf, taskFieldsOf, taskWords } from './task-fields';
import { TaskInputs } from './task-inputs';

type EditTaskDialogProps = BuildTabProps & { readonly task: TaskView; readonly onClose: () => void };

/** Changes a task, whole. When another page has changed it since, the member chooses. */
export function EditTaskDialog({ build, task, onClose }: EditTaskDialogProps) {
  const [base] = useState(() => loadedTask(task));
  const [fields, setFields] = useState(() => taskFieldsOf(base.fields));
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const { mutateAsync, isPending } = useTaskCommand(build.id);
  const queries = useQueryClient();
  const { titles } = useAllTasks(build.id);
  const { replace, dialog } = useReplacement<TaskBody>(taskWords(titles));
  const problems = problemsOfTask(fields);
  const isCircle = problem instanceof ApiProblem && problem.code === 'COMES_FIRST_ITSELF';
  const save = () => {
    setProblem(null);
    replace(taskBodyOf(fields), base, {
      read: async () =>
        loadedTask(await queries.fetchQuery({ ...taskQuery(build.id, task.id), staleTime: 0 })),
      send: (whole, madeFrom) =>
        mutateAsync({ type: 'change', taskId: task.id, body: { ...whole, madeFrom } }),
      onMerged: (merged) => setFields(taskFieldsOf(merged)),
    }).then(() => {
      toast({ title: 'Task changed', tone: 'good' });
      onClose();
    }, setProblem);
  };
  return (
    <>
      <DialogForm
        holds
        size="medium"
        title="Edit the task"
        action="Save"
        busy={isPending}
        problem={problem && !isCircle ? messageOf(problem) : null}
        onSubmit={() => {
          if (Object.keys(problems).length > 0) setTries(tries + 1);
          else save();
        }}
        onClose={onClose}
      >
        <TaskInputs
          buildId={build.id}
          taskId={task.id}
          fields={fields}
          problems={{ ...(tries > 0 && problems), ...(isCircle && { after: messageOf(problem) }) }}
          onChange={(part) => setFields((before) => ({ ...before, ...part }))}
        />
      </DialogForm>
      {dialog}
    </>
  );
}
