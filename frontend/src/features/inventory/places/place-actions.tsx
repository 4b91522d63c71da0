import { locationsQuery } from '@entities/inventory/item.queries';
import { useLocationCommand } from '@entities/inventory/location.mutations';
import { NewLocationDialog } from '@entities/inventory/new-location-dialog';
import { messageOf } from '@lib/api/problem';
import type { LocationView } from '@modules/inventory/location.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { useToast } from '@ui/feedback/use-toast';
import { Menu, MenuItem } from '@ui/overlays/menu';
import { Archive, ArchiveRestore, ArrowRightLeft, Ellipsis, Pencil, Plus } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { PlaceArchiveDialog } from './place-archive-dialog';
import { PlaceMoveDialog } from './place-move-dialog';
import { PlaceRenameDialog } from './place-rename-dialog';

type Asking = 'add' | 'rename' | 'move' | 'archive';

type PlaceActionsProps = {
  readonly place: LocationView;
  /** The button that opens the menu; an icon when left out. */
  readonly button?: ReactElement;
  /** Menu items in front of the actions. */
  readonly children?: ReactNode;
};

/** The actions that its owner may take on a place, in a menu. An archived one can only be restored. */
export function PlaceActions({ place, button, children }: PlaceActionsProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { mutate, isPending, error, reset } = useLocationCommand(place.id);
  const { data: places = [] } = useQuery(locationsQuery());
  const { toast } = useToast();
  const close = () => {
    setAsking(null);
    reset();
  };
  const send = (command: Parameters<typeof mutate>[0], done: string) =>
    mutate(command, {
      onSuccess: () => {
        toast({ title: done, tone: 'good' });
        close();
      },
      ...(asking === null && {
        onError: (problem: unknown) => toast({ title: messageOf(problem), tone: 'problem' }),
      }),
    });
  const dialog = { busy: isPending, problem: error && messageOf(error), onClose: close };
  const named = (label: string) => `${label}: ${place.path}`;
  if (place.isArchived)
    return (
      <Button
        size="small"
        icon={<ArchiveRestore />}
        busy={isPending}
        aria-label={named('Restore')}
        onClick={() => send({ type: 'restore' }, 'Restored')}
      >
        Restore
      </Button>
    );
  return (
    <>
      <Menu
        trigger={
          button ?? (
            <IconButton label={named('Actions')}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          )
        }
      >
        {children}
        {ACTIONS.map(({ action, label, icon }) => (
          <MenuItem key={action} icon={icon} onSelect={() => setAsking(action)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {asking === 'add' && <NewLocationDialog parentId={place.id} onClose={close} onMade={close} />}
      {asking === 'rename' && (
        <PlaceRenameDialog
          place={place}
          onSaved={() => {
            toast({ title: 'Saved', tone: 'good' });
            close();
          }}
          onClose={close}
        />
      )}
      {asking === 'move' && (
        <PlaceMoveDialog
          place={place}
          places={places}
          {...dialog}
          onMove={(parentId) => send({ type: 'move', parentId }, 'Moved')}
        />
      )}
      {asking === 'archive' && (
        <PlaceArchiveDialog
          place={place}
          places={places}
          {...dialog}
          onArchive={(rest) => send({ type: 'archive', ...rest }, 'Archived')}
        />
      )}
    </>
  );
}

const ACTIONS = [
  { action: 'add', label: 'Add inside', icon: <Plus /> },
  { action: 'rename', label: 'Rename', icon: <Pencil /> },
  { action: 'move', label: 'Move', icon: <ArrowRightLeft /> },
  { action: 'archive', label: 'Archive', icon: <Archive /> },
] as const;
