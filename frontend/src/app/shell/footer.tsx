import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { dayOf } from '@lib/day';
import { mailto } from '@lib/mailto';
import { supportAddress } from '@lib/paths';
import { Logo } from '@ui/brand/logo';
import { Link } from 'react-router-dom';
import style from './footer.module.css';
import { menuOf } from './menus';

/** The footer of every page. */
export function Footer() {
  const timeZone = useReaderTimeZone();
  return (
    <footer className={style.footer}>
      <div className={style.inside}>
        <div className={style.about}>
          <Logo form="long" />
          <p>Serving classic car enthusiasts nationwide.</p>
          <p className={style.since}>Est. 2025</p>
        </div>
        {columns.map(({ title, menu }) => (
          <nav key={title} aria-label={title} className={style.shelf}>
            <h2 className={style.title}>{title}</h2>
            <ul role="list" className={style.links}>
              {menuOf(menu).map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={style.link}>
                    {label}
                  </Link>
                </li>
              ))}
              {title === 'Help' && (
                <li>
                  <a href={mailto(supportAddress)} className={style.link}>
                    Contact us
                  </a>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <p className={style.copyright}>
        © {dayOf(Date.now(), timeZone).slice(0, 4)} Swap Meet Classics. All rights reserved.
      </p>
    </footer>
  );
}

const columns = [
  { title: 'Marketplace', menu: 'marketplace' },
  { title: 'Community', menu: 'community' },
  { title: 'Help', menu: 'help' },
] as const;
