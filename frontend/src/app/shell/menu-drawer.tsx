import { useMember } from '@lib/session/session';
import { Drawer } from '@ui/overlays/drawer';
import { type ReactElement, useState } from 'react';
import style from './header.module.css';
import { MenuCount } from './menu-counts';
import { menuOf } from './menus';
import { Place } from './place';

/** The navigation on a phone, with what a wide screen shows beside it. It is open from the start. */
export function MenuDrawer({ button }: { readonly button: ReactElement }) {
  const [isOpen, setOpen] = useState(true);
  const member = useMember();
  return (
    <Drawer open={isOpen} onOpenChange={setOpen} title="Menu" trigger={button}>
      <nav aria-label="Menu">
        {[menuOf('main', member), menuOf('drawer', member)].map((destinations, index) => (
          <ul key={index === 0 ? 'main' : 'own'} role="list" className={style.column}>
            {destinations.map(({ to, label }) => (
              <li key={to}>
                <Place to={to} className={style.line} onClick={() => setOpen(false)}>
                  {label}
                  <MenuCount to={to} />
                </Place>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </Drawer>
  );
}
