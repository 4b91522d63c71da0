import type { Column } from '@entities/build/task-labels';
import { later } from '@ui/overlays/later';
import type { BuildTabProps } from '../build/build-tab-props';

const PlanDialog = later(() => import('./plan-dialog').then((dialog) => dialog.PlanDialog));
const TemplateDialog = later(() => import('./template-dialog').then((dialog) => dialog.TemplateDialog));

/** How tasks are made: one, in a column, or those of a template. */
export type NewTasksAsked = Column | 'template';

type NewTasksProps = BuildTabProps & {
  readonly asking: NewTasksAsked | null;
  readonly onClose: () => void;
};

/** The dialogs that make tasks. */
export function NewTasks({ build, asking, onClose }: NewTasksProps) {
  if (asking === null) return null;
  if (asking === 'template') return <TemplateDialog build={build} onClose={onClose} />;
  return <PlanDialog build={build} column={asking} onClose={onClose} />;
}

/** Loads their code, when they seem to be wanted. */
export const loadNewTasks = {
  plan: PlanDialog.load,
  template: TemplateDialog.load,
};
