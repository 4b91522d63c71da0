import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { IconButton } from '@ui/actions/icon-button';
import { Logo } from '@ui/brand/logo';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Drawer } from '@ui/overlays/drawer';
import { Menu as MenuSign } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, type LinkProps, useLocation, useMatch } from 'react-router-dom';
import { destinationsFor } from './destinations';
import style from './header.module.css';
import { UserMenu } from './user-menu';

/** The header: logo, navigation, bell and user menu. */
export function Header({ bell }: { readonly bell?: ReactNode }) {
  const destinations = destinationsFor(useMember());
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={style.header}>
      <div className={style.top}>
        <Link to={paths.home} className={style.home}>
          <Logo />
          <VisuallyHidden>home</VisuallyHidden>
        </Link>
        <div className={style.tools}>
          {bell}
          <UserMenu />
          <div className={style.toggle}>
            <Drawer
              open={isOpen}
              onOpenChange={setOpen}
              title="Menu"
              trigger={
                <IconButton label="Open menu">
                  <MenuSign aria-hidden="true" />
                </IconButton>
              }
            >
              <nav aria-label="Menu">
                <ul role="list" className={style.column}>
                  {destinations.map(({ to, label }) => (
                    <li key={to}>
                      <Place to={to} className={style.line} onClick={close}>
                        {label}
                      </Place>
                    </li>
                  ))}
                </ul>
              </nav>
            </Drawer>
          </div>
        </div>
      </div>
      <nav aria-label="Main" className={style.strip}>
        <ul role="list" className={style.row}>
          {destinations.map(({ to, label }) => (
            <li key={to}>
              <Place to={to} className={style.place}>
                {label}
              </Place>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Marks the current page; Admin is marked on every admin page. */
function Place({ to, ...link }: LinkProps & { readonly to: string }) {
  const { pathname } = useLocation();
  const match = useMatch({ path: to, end: to === paths.home });
  const isInAdmin = to === paths.adminAdvanced && pathname.toLowerCase().startsWith(paths.admin);
  return <Link to={to} aria-current={match || isInAdmin ? 'page' : undefined} {...link} />;
}
