import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { BoardColumn, Place } from '@entities/build/task-moves';
import type { TaskCard } from '@modules/builds/builds.schemas';
import { classes } from '@ui/classes';
import { type ReactNode, type Ref, useState } from 'react';
import style from './board.module.css';
import { BoardColumns, type BoardColumnsProps } from './board-columns';
import { TaskFace } from './task-face';
import { TaskTile, type TaskTileProps } from './task-tile';
import type { BoardMoves } from './use-board-moves';

type DragBoardProps = Omit<BoardColumnsProps, 'drag' | 'moves'> & { readonly moves: BoardMoves };

/** The columns, with tasks that a mouse or a finger drags. The keyboard has its own way: `useBoardMoves`. */
export function DragBoard(props: DragBoardProps) {
  const { board, moves, stripRef } = props;
  const [dragged, setDragged] = useState<TaskCard | null>(null);
  const [target, setTarget] = useState<Place | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // a finger that moves at once scrolls
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const follow = (event: DragMoveEvent) => {
    const next = targetOf(event, board.columns);
    setTarget((known) => (known?.column === next?.column && known?.below === next?.below ? known : next));
  };
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      autoScroll={{
        threshold: { x: 0.2, y: 0.08 },
        canScroll: (element) => element !== document.scrollingElement || !isInView(stripRef.current),
      }}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(active.data.current?.task as TaskCard)}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={(event) => {
        const place = targetOf(event, board.columns);
        end();
        if (dragged && place) moves.move(dragged, place);
      }}
      onDragCancel={end}
    >
      <BoardColumns
        {...props}
        drag={{ Tile: DragTile, Drop: DropColumn, draggedId: dragged?.id ?? null, target }}
      />
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={classes(style.tile, style.overlay)}>
            <div className={style.face}>
              <TaskFace task={dragged} title={dragged.title} />
            </div>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function DragTile(props: TaskTileProps) {
  const { task } = props;
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: task.id, data: { task } });
  const drop = useDroppable({ id: task.id, data: { column: task.column } });
  return (
    <TaskTile
      {...props}
      drag={{
        ref: (element) => {
          setNodeRef(element);
          drop.setNodeRef(element);
        },
        listeners,
        isDragged: isDragging,
      }}
    />
  );
}

function DropColumn({
  column: { column },
  children,
}: {
  readonly column: BoardColumn;
  readonly children: (ref: Ref<HTMLElement>) => ReactNode;
}) {
  const { setNodeRef } = useDroppable({ id: `column ${column}`, data: { column } });
  return children(setNodeRef);
}

/** Whether all of the board is on the screen, above the bar at the thumb: then the page does not scroll away under a dragged task. */
function isInView(strip: HTMLElement | null): boolean {
  if (!strip) return false;
  const { top, bottom } = strip.getBoundingClientRect();
  return top >= 0 && bottom + barAtThumb <= innerHeight;
}

/** Its height at most, in px. */
const barAtThumb = 72;

/** The task under the pointer; between two, or below the last one, the nearest; in a column without tasks, the column. Beside the columns, as at the edge of a
 *  phone, the one that the dragged task is over. */
const underPointer: CollisionDetection = (asked) => {
  const columns = asked.droppableContainers.filter(({ id }) => isColumn(id));
  const under = pointerWithin(asked);
  const over = under.length > 0 ? under : rectIntersection({ ...asked, droppableContainers: columns });
  const tile = over.find(({ id }) => !isColumn(id));
  if (tile) return [tile];
  const column = over.find(({ id }) => isColumn(id));
  const name = column?.data?.droppableContainer.data.current?.column;
  const tiles = asked.droppableContainers.filter(
    ({ id, data }) => !isColumn(id) && id !== asked.active.id && data.current?.column === name,
  );
  return column && tiles.length > 0
    ? closestCenter({ ...asked, droppableContainers: tiles }).slice(0, 1)
    : column
      ? [column]
      : [];
};

const isColumn = (id: string | number): boolean => String(id).startsWith('column ');

/** Where the dragged task would go: above or below the middle of the task that it is over. */
function targetOf({ active, over }: DragMoveEvent, columns: readonly BoardColumn[]): Place | null {
  if (!over) return null;
  const column = columns.find((one) => one.column === over.data.current?.column);
  if (!column) return null;
  const rest = column.tasks.filter(({ id }) => id !== active.id);
  if (isColumn(over.id)) return { column: column.column, below: rest.at(-1)?.id ?? null };
  if (over.id === active.id) {
    const at = column.tasks.findIndex(({ id }) => id === active.id);
    return { column: column.column, below: column.tasks[at - 1]?.id ?? null };
  }
  const moved = active.rect.current.translated;
  const isBelow = moved !== null && moved.top + moved.height / 2 > over.rect.top + over.rect.height / 2;
  const at = rest.findIndex(({ id }) => id === over.id);
  return { column: column.column, below: (isBelow ? rest[at] : rest[at - 1])?.id ?? null };
}

/** `useBoardMoves` says where a task went. */
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
