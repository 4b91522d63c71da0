import { restartTour } from '@entities/tour/tour';
import { paths } from '@lib/paths';
import { exitGuestMode, isGuestMode } from '@lib/session/guest-mode';
import { useMember } from '@lib/session/session';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Menu, MenuItem, MenuLine } from '@ui/overlays/menu';
import {
  Bookmark,
  CircleHelp,
  DoorOpen,
  HandHeart,
  Handshake,
  LifeBuoy,
  LogIn,
  LogOut,
  MessageSquare,
  Shield,
  Tags,
  Ticket,
  UserRound,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MenuCount } from './menu-counts';
import { menuOf, type PathInMenu } from './menus';
import { ThemeChoices } from './theme-choices';
import style from './user-menu.module.css';

/** The choices of the user menu, open from the start. The last line signs out, or in. */
export function UserMenuPanel({ button }: { readonly button: ReactElement }) {
  const member = useMember();
  const { search } = useLocation();
  const isGuest = isGuestMode(search);
  const onlySupports = !deciders.some((one) => member?.capabilities.includes(one));
  return (
    <Menu defaultOpen trigger={button} heading={member && <MemberHeading member={member} />}>
      {menuOf('user', member).map(({ to, label }) => (
        <MenuLink key={to} to={to} icon={icons[to]} words={label} />
      ))}
      <MenuItem icon={<CircleHelp aria-hidden="true" />} onSelect={restartTour}>
        Help: take the tour
      </MenuItem>
      {menuOf('staff', member).map(({ to, label }) => (
        <MenuLink key={to} to={to} icon={icons[to]} words={onlySupports ? 'Support requests' : label} />
      ))}
      <MenuLine />
      <ThemeChoices />
      <MenuLine />
      {isGuest && (
        <MenuItem icon={<DoorOpen aria-hidden="true" />} onSelect={() => exitGuestMode()}>
          Exit Guest Mode
        </MenuItem>
      )}
      <SignInOrOut member={member} isGuest={isGuest} />
    </Menu>
  );
}

/** Staff whose console is more than the requests to support. */
const deciders = ['moderate', 'review', 'administer'] as const;

const icons: Readonly<Record<PathInMenu<'user'> | PathInMenu<'staff'>, ReactNode>> = {
  '/account': <UserRound aria-hidden="true" />,
  '/account/giving': <HandHeart aria-hidden="true" />,
  '/orders': <Ticket aria-hidden="true" />,
  '/listings': <Tags aria-hidden="true" />,
  '/matches': <Handshake aria-hidden="true" />,
  '/saved': <Bookmark aria-hidden="true" />,
  '/messages': <MessageSquare aria-hidden="true" />,
  '/support': <LifeBuoy aria-hidden="true" />,
  '/admin': <Shield aria-hidden="true" />,
};

function SignInOrOut({
  member,
  isGuest,
}: {
  readonly member: SessionUser | undefined;
  readonly isGuest: boolean;
}) {
  if (member) return <MenuLink to={paths.logout} icon={<LogOut aria-hidden="true" />} words="Logout" />;
  if (isGuest)
    return <MenuLink to={paths.loginToStay} icon={<LogIn aria-hidden="true" />} words="Sign Up / Login" />;
  return <MenuLink to={paths.login()} icon={<LogIn aria-hidden="true" />} words="Login" />;
}

function MenuLink({
  to,
  icon,
  words,
}: {
  readonly to: string;
  readonly icon: ReactNode;
  readonly words: string;
}) {
  return (
    <MenuItem asChild>
      <Link to={to}>
        {icon}
        {words}
        <MenuCount to={to} />
      </Link>
    </MenuItem>
  );
}

function MemberHeading({ member }: { readonly member: SessionUser }) {
  return (
    <>
      {member.name && <span className={style.who}>{member.name}</span>}
      <span>{member.email}</span>
    </>
  );
}
