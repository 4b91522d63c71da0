import { useReaderTimeZone } from '@lib/browser/reader-time-zone';
import { dayOf } from '@lib/day';
import { mailto } from '@lib/mailto';
import { paths, supportAddress } from '@lib/paths';
import { Logo } from '@ui/brand/logo';
import { Link } from 'react-router-dom';
import style from './footer.module.css';

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
        {shelves.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={style.shelf}>
            <h2 className={style.title}>{title}</h2>
            <ul role="list" className={style.links}>
              {links.map(({ to, label }) => (
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

const shelves = [
  {
    title: 'Marketplace',
    links: [
      { to: paths.home, label: 'Browse Listings' },
      { to: paths.createListing, label: 'Sell Parts' },
      { to: paths.events, label: 'Swap Meets' },
    ],
  },
  {
    title: 'Community',
    links: [
      { to: paths.communities, label: 'Communities' },
      { to: paths.buildTracker, label: 'Build Tracker' },
      { to: paths.donate, label: 'Support Us' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: paths.support, label: 'Help Center' },
      { to: paths.terms, label: 'Terms of Service' },
      { to: paths.privacy, label: 'Privacy Policy' },
    ],
  },
] as const;
