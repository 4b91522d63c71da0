import type { TaskCard } from '@modules/builds/builds.schemas';
import { IconButton } from '@ui/actions/icon-button';
import { OnDemand } from '@ui/overlays/on-demand';
import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import type { BoardMoves } from './use-board-moves';

const MenuOfTask = lazy(() => load().then((menu) => ({ default: menu.MoveMenu })));
const load = () => import('./move-menu');

/** The button of the plain menu that moves a task. */
export function MoveButton({ task, moves }: { readonly task: TaskCard; readonly moves: BoardMoves }) {
  const button = (
    <IconButton label={`Move ${task.title} to…`} data-handle="menu">
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <OnDemand
      button={button}
      opens="menu"
      load={load}
      overlay={<MenuOfTask button={button} task={task} moves={moves} />}
    />
  );
}
