import { useDeleteEntry, useRestoreEntry } from '@entities/build/entry.mutations';
import { messageOf } from '@lib/api/problem';
import { useMember } from '@lib/session/session';
import type { EntryView } from '@modules/builds/builds.schemas';
import { toast } from '@ui/feedback/toast-store';
import { Menu, MenuItem } from '@ui/overlays/menu';
import { Flag, Pencil, ShieldX, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

export type EntryQuestion = 'edit' | 'report' | 'openCase';

export type EntryMenuItemsProps = {
  readonly button: ReactElement;
  readonly buildId: string;
  readonly entry: EntryView;
  readonly onAsk: (question: EntryQuestion) => void;
};

/** The actions of an entry, in a menu that is open from the start. Deleting is done at once, and can be undone. */
export function EntryMenuItems({ button, buildId, entry, onAsk }: EntryMenuItemsProps) {
  const member = useMember();
  const remove = useDeleteOf(buildId);
  const isAuthor = member?.id === entry.author.id;
  return (
    <Menu defaultOpen trigger={button}>
      {entry.isMine && (
        <>
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => onAsk('edit')}>
            Change
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => remove(entry.id)}>
            Delete
          </MenuItem>
        </>
      )}
      {!isAuthor && (
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => onAsk('report')}>
          Report
        </MenuItem>
      )}
      {!isAuthor && member?.capabilities.includes('moderate') && (
        <MenuItem icon={<ShieldX aria-hidden="true" />} onSelect={() => onAsk('openCase')}>
          Open a case
        </MenuItem>
      )}
    </Menu>
  );
}

/** Deletes an entry; a toast offers to bring it back, also after the entry has left the page. */
function useDeleteOf(buildId: string): (entryId: string) => void {
  const { mutateAsync: remove } = useDeleteEntry(buildId);
  const { mutateAsync: restore } = useRestoreEntry(buildId);
  const refused = (error: unknown) =>
    toast({ title: 'That did not work', description: messageOf(error), tone: 'problem' });
  return (entryId) => {
    const undo = { label: 'Undo', onClick: () => void restore(entryId).catch(refused) };
    void remove(entryId).then(() => toast({ title: 'Entry deleted', action: undo }), refused);
  };
}
