import type { TaskCard } from '@modules/builds/builds.schemas';
import { IconButton } from '@ui/actions/icon-button';
import { classes } from '@ui/classes';
import { GripVertical } from 'lucide-react';
import type { HTMLAttributes, KeyboardEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import style from './board.module.css';
import { MoveButton } from './move-button';
import { TaskFace } from './task-face';
import type { BoardMoves } from './use-board-moves';
import { useTaskAddress } from './use-task-address';

export type TaskTileProps = {
  readonly task: TaskCard;
  /** What moves it; null for readers. */
  readonly moves: BoardMoves | null;
  /** Where a dragged task would go: before or after this one. */
  readonly drop?: 'before' | 'after' | undefined;
  /** What makes it draggable. */
  readonly drag?: {
    readonly ref: Ref<HTMLLIElement>;
    readonly listeners: HTMLAttributes<HTMLElement> | undefined;
    readonly isDragged: boolean;
  };
};

/** A task on the board: a click opens it; mouse, finger, keyboard and a menu move it. */
export function TaskTile({ task, moves, drop, drag }: TaskTileProps) {
  const { to } = useTaskAddress();
  const isLifted = moves?.liftedId === task.id;
  return (
    <li
      ref={drag?.ref}
      data-task={task.id}
      data-lifted={isLifted || undefined}
      data-dragged={drag?.isDragged || undefined}
      data-drop={drop}
      data-done={task.column === 'done' || undefined}
      className={classes(style.tile, moves && style.movable)}
    >
      <div className={style.face} {...drag?.listeners}>
        <TaskFace
          task={task}
          title={
            <Link to={to(task.id)} draggable={false} preventScrollReset>
              {task.title}
            </Link>
          }
        />
      </div>
      {moves && (
        <div className={style.tools}>
          <IconButton
            label={`Move ${task.title}`}
            className={style.grip}
            data-handle="grip"
            aria-pressed={isLifted}
            aria-describedby={moves.instructionsId}
            {...drag?.listeners}
            onClick={({ detail }) => detail === 0 && moves.lift(task)}
            onKeyDown={(event) => isLifted && steer(event, moves)}
          >
            <GripVertical aria-hidden="true" />
          </IconButton>
          <MoveButton task={task} moves={moves} />
        </div>
      )}
    </li>
  );
}

/** The arrow keys move a lifted task, Escape leaves it where it was. */
function steer(event: KeyboardEvent, moves: BoardMoves): void {
  const way = ways[event.key];
  if (way) moves.step(way);
  else if (event.key === 'Escape') moves.leave();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const ways: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
