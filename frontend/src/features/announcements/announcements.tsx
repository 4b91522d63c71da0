import { shownAnnouncementsQuery } from '@entities/operations/announcements.queries';
import { local } from '@lib/browser/browser-store';
import type { ShownAnnouncement } from '@modules/operations/announcement/announcements.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './announcements.module.css';

/** Texts of staff above every page, until this device hides them. */
export function Announcements() {
  const { data } = useQuery(shownAnnouncementsQuery);
  const [hidden, setHidden] = useState(readHidden);
  const shown = (data?.announcements ?? []).filter(({ id }) => !hidden.includes(id));
  if (!shown.length) return null;

  function hide(id: string) {
    const next = [id, ...hidden].slice(0, KEPT);
    local.write(HIDDEN_KEY, next.join(' '));
    setHidden(next);
  }

  return (
    <section className={style.announcements} aria-label="Announcements">
      {shown.map((one) => (
        <Notice
          key={one.id}
          tone={one.level === 'warning' ? 'warn' : 'info'}
          action={
            <Button
              size="small"
              variant="quiet"
              aria-label={`Hide: ${one.text}`}
              onClick={() => hide(one.id)}
            >
              Hide
            </Button>
          }
        >
          {one.text} <More link={one.link} />
        </Notice>
      ))}
    </section>
  );
}

function More({ link }: Pick<ShownAnnouncement, 'link'>) {
  if (!link) return null;
  if (link.to.startsWith('/')) return <Link to={link.to}>{link.label}</Link>;
  return (
    <a href={link.to} rel="noreferrer">
      {link.label}
    </a>
  );
}

const readHidden = (): readonly string[] => local.read(HIDDEN_KEY)?.split(' ') ?? [];

const HIDDEN_KEY = 'hidden-announcements';
/** Ids of announcements that this device remembers. */
const KEPT = 50;
