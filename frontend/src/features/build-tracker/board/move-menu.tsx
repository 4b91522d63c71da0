import { columnLabels } from '@entities/build/task-labels';
import { type Place, placeAt, placeOf, stepFrom } from '@entities/build/task-moves';
import type { TaskCard } from '@modules/builds/builds.schemas';
import { columns } from '@modules/builds/builds.schemas';
import { Menu, MenuItem, MenuLine } from '@ui/overlays/menu';
import { ArrowDown, ArrowRight, ArrowUp, ChevronsUp, Eye } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { BoardMoves } from './use-board-moves';
import { useTaskAddress } from './use-task-address';

export type MoveMenuProps = {
  readonly button: ReactElement;
  readonly task: TaskCard;
  readonly moves: BoardMoves;
};

/** "Move to…": every place that a drag reaches, as a plain menu. It is open from the start. */
export function MoveMenu({ button, task, moves }: MoveMenuProps) {
  const { to } = useTaskAddress();
  const board = moves.shown;
  const isFirst = placeOf(board, task.id)?.below === null;
  const go = (place: Place | undefined) => place && moves.moveByMenu(task, place);
  const up = stepFrom(board, task.id, 'up');
  const down = stepFrom(board, task.id, 'down');
  return (
    <Menu defaultOpen heading={task.title} trigger={button}>
      {columns
        .filter((column) => column !== task.column)
        .map((column) => (
          <MenuItem
            key={column}
            icon={<ArrowRight aria-hidden="true" />}
            onSelect={() => go(placeAt(board, task.id, column, 0))}
          >
            To {columnLabels[column]}
          </MenuItem>
        ))}
      {(up || down) && <MenuLine />}
      {!isFirst && (
        <MenuItem
          icon={<ChevronsUp aria-hidden="true" />}
          onSelect={() => go(placeAt(board, task.id, task.column, 0))}
        >
          To the top
        </MenuItem>
      )}
      {up && (
        <MenuItem icon={<ArrowUp aria-hidden="true" />} onSelect={() => go(up)}>
          Up
        </MenuItem>
      )}
      {down && (
        <MenuItem icon={<ArrowDown aria-hidden="true" />} onSelect={() => go(down)}>
          Down
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem asChild>
        <Link to={to(task.id)} preventScrollReset>
          <Eye aria-hidden="true" />
          Open
        </Link>
      </MenuItem>
    </Menu>
  );
}
