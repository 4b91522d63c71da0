import { useMember } from '@lib/session/session';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Avatar } from '@ui/data/avatar';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { OnDemand } from '@ui/overlays/on-demand';
import { CircleUserRound } from 'lucide-react';
import { lazy } from 'react';
import style from './user-menu.module.css';

const load = () => import('./user-menu-panel');
const UserMenuPanel = lazy(() => load().then((panel) => ({ default: panel.UserMenuPanel })));

/** The button of the user menu. */
export function UserMenu() {
  const button = <MenuTrigger member={useMember()} />;
  return <OnDemand button={button} opens="menu" load={load} overlay={<UserMenuPanel button={button} />} />;
}

/** The menu hands its own props to the button. */
function MenuTrigger({ member, ...rest }: { readonly member: SessionUser | undefined }) {
  return (
    <button type="button" className={style.trigger} {...rest}>
      {member ? (
        <Avatar
          name={member.name ?? fullName(member)}
          src={member.profileImageUrl ?? member.picture}
          size="small"
          decorative
        />
      ) : (
        <CircleUserRound className={style.nobody} aria-hidden="true" />
      )}
      {member && <span className={style.name}>{displayName(member)}</span>}
      <VisuallyHidden>User menu</VisuallyHidden>
    </button>
  );
}

/** The header addresses a member by first name, or by e-mail. */
function displayName({ firstName, email }: SessionUser): string {
  return firstName ?? email ?? 'Member';
}

function fullName(member: SessionUser): string {
  const name = [member.firstName, member.lastName].filter(Boolean).join(' ');
  return name || (member.email ?? '');
}
