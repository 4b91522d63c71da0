import { Drawer } from '@ui/overlays/drawer';
import { type ReactElement, useState } from 'react';
import type { Destination } from './destinations';
import style from './header.module.css';
import { Place } from './place';

/** The navigation on a phone, open from the start. */
export function MenuDrawer({
  button,
  destinations,
}: {
  readonly button: ReactElement;
  readonly destinations: readonly Destination[];
}) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Drawer open={isOpen} onOpenChange={setOpen} title="Menu" trigger={button}>
      <nav aria-label="Menu">
        <ul role="list" className={style.column}>
          {destinations.map(({ to, label }) => (
            <li key={to}>
              <Place to={to} className={style.line} onClick={() => setOpen(false)}>
                {label}
              </Place>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
