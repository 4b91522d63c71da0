import { columnLabels } from '@entities/build/task-labels';
import type { Board, BoardColumn, Place } from '@entities/build/task-moves';
import { figure } from '@lib/format';
import { Button } from '@ui/actions/button';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import type { ComponentType, ReactNode, Ref, RefObject } from 'react';
import style from './board.module.css';
import { TaskTile, type TaskTileProps } from './task-tile';
import type { BoardMoves } from './use-board-moves';

export type BoardColumnsProps = {
  readonly board: Board;
  readonly moves: BoardMoves | null;
  /** At the end of the head of a column. */
  readonly addTo?: (column: BoardColumn['column']) => ReactNode;
  /** Shows more tasks of a column. */
  readonly onMore: (column: BoardColumn) => void;
  /** The column of which more tasks are loading. */
  readonly loading: BoardColumn['column'] | null;
  readonly stripRef: RefObject<HTMLDivElement | null>;
  readonly drag?: {
    readonly Tile: ComponentType<TaskTileProps>;
    readonly Drop: ComponentType<{ readonly column: BoardColumn; readonly children: DropChild }>;
    readonly draggedId: string | null;
    /** Where the dragged task would go. */
    readonly target: Place | null;
  };
};

type DropChild = (ref: Ref<HTMLElement>) => ReactNode;

/** The four columns of a board, side by side. */
export function BoardColumns(props: BoardColumnsProps) {
  const { board, moves, addTo, onMore, loading, stripRef, drag } = props;
  const Tile = drag?.Tile ?? TaskTile;
  const Drop = drag?.Drop ?? Plain;
  return (
    <div ref={stripRef} className={style.strip} data-dragging={drag?.draggedId ? true : undefined}>
      {board.columns.map((column) => (
        <Drop key={column.column} column={column}>
          {(ref) => (
            <section
              ref={ref}
              className={style.column}
              aria-labelledby={`column-${column.column}`}
              data-column={column.column}
              data-over={drag?.target?.column === column.column || undefined}
            >
              <div className={style.head}>
                <h3 className={style.name} id={`column-${column.column}`}>
                  {columnLabels[column.column]}
                  <span className={style.count}>
                    {figure(column.total)}
                    <VisuallyHidden> {column.total === 1 ? 'task' : 'tasks'}</VisuallyHidden>
                  </span>
                </h3>
                {addTo?.(column.column)}
              </div>
              <ul role="list" className={style.list} aria-label={columnLabels[column.column]}>
                {column.tasks.map((task) => (
                  <Tile key={task.id} task={task} moves={moves} drop={dropAt(column, task.id, drag)} />
                ))}
                {column.tasks.length === 0 && <li className={style.none}>{emptyText[column.column]}</li>}
                {column.next !== null && (
                  <li>
                    <Button
                      block
                      size="small"
                      variant="quiet"
                      busy={loading === column.column}
                      onClick={() => onMore(column)}
                    >
                      Show more ({figure(column.total - column.tasks.length)})
                    </Button>
                  </li>
                )}
              </ul>
            </section>
          )}
        </Drop>
      ))}
    </div>
  );
}

const Plain = ({ children }: { readonly children: DropChild }) => children(null);

/** On which side of a task the dragged one would go. */
function dropAt({ column, tasks }: BoardColumn, taskId: string, drag: BoardColumnsProps['drag']) {
  if (!drag?.target || drag.target.column !== column) return undefined;
  if (drag.target.below === taskId) return 'after';
  const first = tasks.find(({ id }) => id !== drag.draggedId);
  return drag.target.below === null && first?.id === taskId ? 'before' : undefined;
}

const emptyText = {
  backlog: 'Nothing left to begin.',
  in_progress: 'Nothing is being worked on.',
  testing: 'Nothing to try out.',
  done: 'Nothing done yet.',
} as const;
