import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { ThreadView } from '@modules/messages/messages.contract';
import { Avatar } from '@ui/data/avatar';
import { Dialog } from '@ui/overlays/dialog';
import { Link } from 'react-router-dom';
import style from './messages.module.css';

/** The members of a conversation, each with a link to their page. */
export function MembersDialog({
  others,
  onClose,
}: {
  readonly others: ThreadView['others'];
  readonly onClose: () => void;
}) {
  const own = useMember()?.name ?? '';
  return (
    <Dialog open size="small" title="Members" onOpenChange={(open) => !open && onClose()}>
      <ul role="list" className={style.members}>
        {others.map(({ id, name }) => (
          <li key={id} className={style.member}>
            <Avatar name={name} decorative />
            <Link to={paths.member(id)}>{name}</Link>
          </li>
        ))}
        <li className={style.member}>
          <Avatar name={own} decorative />
          {own} (you)
        </li>
      </ul>
    </Dialog>
  );
}
