import { useMoreOfColumn } from '@entities/build/task.mutations';
import { boardQuery } from '@entities/build/task.queries';
import type { Column } from '@entities/build/task-labels';
import type { Board } from '@entities/build/task-moves';
import type { BuildView } from '@modules/builds/builds.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/actions/icon-button';
import { loaded } from '@ui/feedback/loaded';
import { Loading } from '@ui/feedback/skeleton';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';
import { BoardColumns } from './board-columns';
import { loadNewTasks, NewTasks, type NewTasksAsked } from './new-tasks';
import { NoTasks } from './no-tasks';
import { OpenTask } from './open-task';
import { TasksBar } from './tasks-bar';
import { useBoardMoves } from './use-board-moves';
import { useTaskFilter } from './use-task-filter';

const loadDrag = () => import('./drag-board');
const DragBoard = lazy(() => loadDrag().then((drag) => ({ default: drag.DragBoard })));

/** The tasks by column. */
export function BoardTab({ build }: BuildTabProps) {
  const { filter, isFiltered } = useTaskFilter();
  const query = useQuery(boardQuery(build.id, filter));
  const [asking, ask] = useState<NewTasksAsked | null>(null);
  const mayPlan = build.allowedActions.includes('plan');
  if (mayPlan) void loadDrag().catch(() => undefined);
  const { data: board, instead } = loaded(query, { label: 'Loading the board…', shape: 'row' });
  const isEmpty = board ? board.columns.every(({ total }) => total === 0) : build.tasks === 0;
  return (
    <OpenTask build={build}>
      {isEmpty && !isFiltered ? (
        (instead ?? <NoTasks build={build} onAsk={ask} />)
      ) : (
        <>
          <TasksBar build={build} onAsk={ask} />
          {board ? <Columns build={build} board={board} mayPlan={mayPlan} onAdd={ask} /> : instead}
        </>
      )}
      <NewTasks build={build} asking={asking} onClose={() => ask(null)} />
    </OpenTask>
  );
}

type ColumnsProps = {
  readonly build: BuildView;
  readonly board: Board;
  readonly mayPlan: boolean;
  readonly onAdd: (column: Column) => void;
};

function Columns({ build, board, mayPlan, onAdd }: ColumnsProps) {
  const { filter } = useTaskFilter();
  const strip = useRef<HTMLDivElement>(null);
  const moves = useBoardMoves(build.id, board, strip);
  const more = useMoreOfColumn(build.id, filter);
  const shared = {
    board: moves.shown,
    stripRef: strip,
    onMore: more.mutate,
    loading: more.isPending ? more.variables.column : null,
  };
  if (!mayPlan) return <BoardColumns {...shared} moves={null} />;
  return (
    <Suspense fallback={<Loading label="Loading the board…" shape="row" />}>
      <DragBoard {...shared} moves={moves} addTo={(column) => <AddTo column={column} onAdd={onAdd} />} />
      <VisuallyHidden id={moves.instructionsId}>
        Press space to lift the task, the arrow keys to move it, space to put it down, escape to leave it
        where it was.
      </VisuallyHidden>
      <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
    </Suspense>
  );
}

const AddTo = ({ column, onAdd }: { readonly column: Column; readonly onAdd: (column: Column) => void }) => (
  <IconButton
    label={`Add a task to ${addLabels[column]}`}
    onPointerEnter={loadNewTasks.plan}
    onFocus={loadNewTasks.plan}
    onClick={() => onAdd(column)}
  >
    <Plus aria-hidden="true" />
  </IconButton>
);

const addLabels: Readonly<Record<Column, string>> = {
  backlog: 'the backlog',
  in_progress: 'what is in progress',
  testing: 'what is being tested',
  done: 'what is done',
};
