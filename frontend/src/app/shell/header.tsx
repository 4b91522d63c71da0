import { useUnreadThreads } from '@entities/thread/unread-threads';
import { paths } from '@lib/paths';
import { useAwayMember, useMember, useSession } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Logo } from '@ui/brand/logo';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { OnDemand } from '@ui/overlays/on-demand';
import { Menu as MenuSign } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from './header.module.css';
import { menuOf } from './menus';
import { Place } from './place';
import { UserMenu } from './user-menu';

/** The header: logo, navigation, bell and user menu. On a wide screen it says "Sell", and "Sign in" to a guest, in words. */
export function Header({ bell }: { readonly bell?: ReactNode }) {
  const member = useMember();
  const unread = useUnreadThreads();
  const isAway = useAwayMember() !== undefined;
  const isGuest = useSession().status === 'signed-out' && !isAway;
  const menuButton = (
    <IconButton label={unread > 0 ? `Open menu, ${unread} unread` : 'Open menu'} count={unread}>
      <MenuSign aria-hidden="true" />
    </IconButton>
  );
  return (
    <header className={style.header}>
      <div className={style.top}>
        <Link to={paths.home} className={style.home}>
          <Logo />
          <VisuallyHidden>home</VisuallyHidden>
        </Link>
        <div className={style.tools}>
          <div className={style.words}>
            {!member?.suspension && (
              <Button asChild size="small">
                <Link to={paths.createListing}>Sell</Link>
              </Button>
            )}
            {isGuest && (
              <Button asChild size="small">
                <Link to={paths.login()}>Sign in</Link>
              </Button>
            )}
          </div>
          {bell}
          <UserMenu />
          <div className={style.toggle}>
            <OnDemand
              button={menuButton}
              opens="dialog"
              load={load}
              overlay={<MenuDrawer button={menuButton} />}
            />
          </div>
        </div>
      </div>
      <nav aria-label="Main" className={style.strip}>
        <ul role="list" className={style.row}>
          {menuOf('main', member).map(({ to, label }) => (
            <li key={to}>
              <Place to={to} className={style.place}>
                {label}
                {to === paths.messages && unread > 0 && <Unread count={unread} />}
              </Place>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** How many conversations have something unread. */
function Unread({ count }: { readonly count: number }) {
  return (
    <span className={style.unread}>
      {count}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  );
}

const load = () => import('./menu-drawer');
const MenuDrawer = lazy(() => load().then((drawer) => ({ default: drawer.MenuDrawer })));
