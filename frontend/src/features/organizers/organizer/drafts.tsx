import { organizerPaths } from '@entities/organizer/organizer-paths';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import type { OrganizerPage } from '@modules/events/organizer/organizer.contract';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Empty } from '@ui/feedback/empty';
import { Link } from 'react-router-dom';
import style from './organizer.module.css';

/** Events that are not published yet. */
export function Drafts({
  organizer: { slug, inside, allowedActions },
}: {
  readonly organizer: OrganizerPage;
}) {
  const drafts = inside?.drafts ?? [];
  return (
    <section aria-labelledby="drafts" className={style.part}>
      <h2 id="drafts">Drafts</h2>
      {drafts.length === 0 ? (
        <Empty
          heading="h3"
          title="No drafts"
          action={
            allowedActions.includes('draft') && (
              <Button asChild>
                <Link to={organizerPaths.newEvent(slug)}>New event</Link>
              </Button>
            )
          }
        >
          An event begins as a draft that only your team sees.
        </Empty>
      ) : (
        <ul role="list" className={style.list}>
          {drafts.map(({ id, title, status, firstDay }) => (
            <li key={id} className={style.row}>
              <div className={style.words}>
                <Link to={paths.editEvent(id)} className={style.strong}>
                  {title}
                </Link>
                <span className={style.quiet}>{dayIn(...dayItself(firstDay))}</span>
              </div>
              <Badge tone={status === 'in review' ? 'held' : 'plain'}>
                {status === 'in review' ? 'In review' : 'Draft'}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
