import { offerUndo } from '@entities/build/offer-undo';
import { useMoveTask } from '@entities/build/task.mutations';
import { columnLabels } from '@entities/build/task-labels';
import {
  type Board,
  isSamePlace,
  type Place,
  placeOf,
  stepFrom,
  withMoved,
} from '@entities/build/task-moves';
import type { TaskCard } from '@modules/builds/builds.schemas';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { isFocusLost } from '@ui/is-focus-lost';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';

interface Lifted {
  readonly task: TaskCard;
  readonly place: Place;
}

/** Moves tasks on a board: by drag, by menu, and by the arrow keys once a task is lifted. Each move is said to screen readers, and a toast undoes it.
 *  in  around  the element of the board */
export function useBoardMoves(buildId: string, board: Board, around: RefObject<HTMLElement | null>) {
  const { mutateAsync } = useMoveTask(buildId);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, say] = useState('');
  const instructionsId = useId();
  const hold = useHeldFocus(around, () => lifted && leave());
  const shown = lifted ? withMoved(board, lifted.task.id, lifted.place) : board;

  const move = (task: TaskCard, place: Place) => {
    const before = placeOf(board, task.id);
    if (!before || isSamePlace(before, place)) return;
    say(placeText(withMoved(board, task.id, place), task));
    mutateAsync({ taskId: task.id, ...place }).then(
      () =>
        offerUndo(
          before.column === place.column
            ? `${quoted(task.title)} moved`
            : `${quoted(task.title)} moved to ${columnLabels[place.column]}`,
          () => mutateAsync({ taskId: task.id, ...before }).catch(() => undefined), // it says why itself
        ),
      () => say(`${task.title} is where it was.`),
    );
  };
  const leave = () => {
    setLifted(null);
    say('Left where it was.');
  };

  return {
    /** The board, with a lifted task where it would go. */
    shown,
    said,
    instructionsId,
    liftedId: lifted?.task.id ?? null,
    move,
    /** Moves it by the menu, whose button keeps the focus. */
    moveByMenu: (task: TaskCard, place: Place) => {
      hold(task.id, 'menu');
      move(task, place);
    },
    /** Lifts a task; again: puts it down. */
    lift: (task: TaskCard) => {
      const place = placeOf(board, task.id);
      if (!place) return;
      hold(task.id, 'grip');
      if (lifted?.task.id !== task.id) {
        setLifted({ task, place });
        say(`Lifted. ${placeText(board, task)}`);
        return;
      }
      setLifted(null);
      if (isSamePlace(lifted.place, place)) say('Left where it was.');
      else move(task, lifted.place);
    },
    step: (way: 'up' | 'down' | 'left' | 'right') => {
      const place = lifted && stepFrom(shown, lifted.task.id, way);
      if (!lifted || !place) return;
      setLifted({ ...lifted, place });
      say(placeText(withMoved(board, lifted.task.id, place), lifted.task));
    },
    leave,
  };
}

export type BoardMoves = ReturnType<typeof useBoardMoves>;

/** A tile loses the focus when its task goes to another column: it is given back, and the tile comes into view. Once the focus is elsewhere, it stays there.
 *  in  onLeft  called then */
function useHeldFocus(around: RefObject<HTMLElement | null>, onLeft: () => void) {
  const held = useRef<string | null>(null);
  useEffect(() => {
    if (held.current === null || !isFocusLost()) return;
    const handle = around.current?.querySelector<HTMLElement>(held.current);
    handle?.focus({ preventScroll: true });
    handle?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (held.current === null || (target instanceof Element && target.matches(held.current))) return;
      held.current = null;
      onLeft();
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  });
  return (taskId: string, handle: 'grip' | 'menu') => {
    held.current = `[data-task="${CSS.escape(taskId)}"] [data-handle="${handle}"]`;
  };
}

/** "In progress, 2 of 5." */
function placeText(board: Board, task: TaskCard): string {
  const column = board.columns.find(({ tasks }) => tasks.some(({ id }) => id === task.id));
  if (!column) return '';
  const at = column.tasks.findIndex(({ id }) => id === task.id) + 1;
  return `${task.title}: ${columnLabels[column.column]}, ${at} of ${column.total}.`;
}
