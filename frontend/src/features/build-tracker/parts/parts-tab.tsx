import { systemLabels } from '@entities/build/build-labels';
import { partsQuery } from '@entities/build/task.queries';
import type { PartStatus } from '@entities/build/task-labels';
import { partStatusLabels } from '@entities/build/task-labels';
import { paths } from '@lib/paths';
import { partStatuses } from '@modules/builds/builds.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { ChipRow, ToggleChip } from '@ui/data/chip';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Row, Stack } from '@ui/layout/layout';
import { later } from '@ui/overlays/later';
import { Plus, Puzzle } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OpenTask } from '../board/open-task';
import { useTaskAddress } from '../board/use-task-address';
import type { BuildTabProps } from '../build/build-tab-props';
import { PartActions } from './part-actions';
import { PartRow } from './part-row';
import style from './parts.module.css';
import { usePartCommands } from './use-part-commands';

const PartDialog = later(() => import('./part-dialog').then((dialog) => dialog.PartDialog));

/** The parts of all tasks, the missing ones first. */
export function PartsTab({ build }: BuildTabProps) {
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const mayAdd = build.tasks > 0 && build.allowedActions.includes('plan');
  const status = partStatuses.find((one) => one === params.get('status'));
  const choose = (chosen: PartStatus | undefined) => {
    const next = new URLSearchParams(params);
    if (chosen) next.set('status', chosen);
    else next.delete('status');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <OpenTask build={build}>
      <ChipRow label="Which parts" scroll>
        <ToggleChip pressed={status === undefined} onPressedChange={() => choose(undefined)}>
          All
        </ToggleChip>
        {partStatuses.map((one) => (
          <ToggleChip
            key={one}
            pressed={status === one}
            onPressedChange={(pressed) => choose(pressed ? one : undefined)}
          >
            {partStatusLabels[one]} ({build.parts[one]})
          </ToggleChip>
        ))}
      </ChipRow>
      {mayAdd && (
        <Row>
          <Button
            icon={<Plus />}
            onPointerEnter={PartDialog.load}
            onFocus={PartDialog.load}
            onClick={() => setAdding(true)}
          >
            Add a part
          </Button>
        </Row>
      )}
      <Parts build={build} status={status} />
      {isAdding && <PartDialog build={build} taskId={null} onClose={() => setAdding(false)} />}
    </OpenTask>
  );
}

function Parts({ build, status }: BuildTabProps & { readonly status: PartStatus | undefined }) {
  const query = useInfiniteQuery(partsQuery(build.id, status));
  const { commands, dialog } = usePartCommands(build);
  const { to } = useTaskAddress();
  const mayPlan = build.allowedActions.includes('plan');
  const { data, instead } = loaded(query, {
    label: 'Loading the parts…',
    shape: 'row',
    isEmpty: ({ pages }) => pages.every(({ parts }) => parts.length === 0),
    empty: <NoParts build={build} status={status} />,
  });
  if (!data) return instead;
  const parts = data.pages.flatMap((page) => page.parts);
  return (
    <Stack>
      <ul role="list" className={style.rows} aria-label="Parts">
        {parts.map((part) => (
          <PartRow
            key={part.id}
            part={part}
            task={
              <>
                {systemLabels[part.system]}:{' '}
                <Link to={to(part.taskId)} preventScrollReset>
                  {part.taskTitle}
                </Link>
              </>
            }
            actions={mayPlan && <PartActions part={part} commands={commands} />}
          />
        ))}
      </ul>
      <Pager
        shown={parts.length}
        total={data.pages[0]?.total ?? parts.length}
        unit="parts"
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
      {dialog}
    </Stack>
  );
}

function NoParts({ build, status }: BuildTabProps & { readonly status: PartStatus | undefined }) {
  if (status)
    return (
      <Empty heading="h3" title="No such part">
        No part of this build is in that state.
      </Empty>
    );
  return (
    <Empty
      heading="h3"
      title="No parts yet"
      visual={<Puzzle aria-hidden="true" />}
      action={
        build.tasks === 0 && (
          <Button asChild>
            <Link to={paths.buildTab(build.id, 'board')}>To the board</Link>
          </Button>
        )
      }
    >
      {build.tasks === 0
        ? 'Parts belong to tasks: begin with a task on the board.'
        : 'What the tasks need will be here: what is missing first, then what is here and in the car.'}
    </Empty>
  );
}
