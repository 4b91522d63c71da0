import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { Row } from '@ui/layout/layout';
import { later } from '@ui/overlays/later';
import { ListChecks, ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';

const TemplateDialog = later(() => import('./template-dialog').then((dialog) => dialog.TemplateDialog));

/** A build without tasks: the first step is a template, or a task. */
export function NoTasks({ build, onAdd }: BuildTabProps & { readonly onAdd: () => void }) {
  const [isChoosing, setChoosing] = useState(false);
  const mayPlan = build.allowedActions.includes('plan');
  return (
    <>
      <Empty
        heading="h3"
        title="No tasks yet"
        visual={<ListChecks aria-hidden="true" />}
        action={
          mayPlan && (
            <Row>
              <Button variant="primary" icon={<ListPlus />} onClick={() => setChoosing(true)}>
                Use a template
              </Button>
              <Button icon={<Plus />} onClick={onAdd}>
                Add a task
              </Button>
            </Row>
          )
        }
      >
        {mayPlan
          ? 'A template has the tasks of a whole restoration, or of one job. Take out what your car does not need.'
          : 'What there is to do will be shown here.'}
      </Empty>
      {isChoosing && <TemplateDialog build={build} onClose={() => setChoosing(false)} />}
    </>
  );
}
