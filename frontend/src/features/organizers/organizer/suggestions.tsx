import { eventKindLabels } from '@entities/event/event-labels';
import { eventSuggestionsQuery } from '@entities/organizer/organizer.queries';
import { organizerPaths } from '@entities/organizer/organizer-paths';
import { dayIn, dayItself, milesAway } from '@lib/format';
import type { OrganizerPage } from '@modules/events/organizer/organizer.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Facts } from '@ui/data/card';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { OuterLink } from '@ui/prose/outer-link';
import { Link } from 'react-router-dom';
import style from './organizer.module.css';

/** For verified organizers: what members suggest. */
export function Suggestions({ organizer }: { readonly organizer: OrganizerPage }) {
  return (
    <section aria-labelledby="suggestions" className={style.part}>
      <h2 id="suggestions">Suggested by members</h2>
      {organizer.isVerified ? (
        <Open organizer={organizer} />
      ) : (
        <Empty heading="h3" title="For verified organizers">
          Once you are verified, you find here what members suggest near you.
        </Empty>
      )}
    </section>
  );
}

/** Events that members know of and nobody has published, the nearest first. Claiming one begins a draft from it. */
function Open({ organizer }: { readonly organizer: OrganizerPage }) {
  const query = useInfiniteQuery(eventSuggestionsQuery(organizer.id));
  const { data, instead } = loaded(query, { label: 'Loading suggestions', shape: 'row' });
  const open = data?.pages
    .flatMap(({ suggestions }) => suggestions)
    .filter(({ status }) => status === 'open');
  return (
    <>
      {instead}
      {open?.length === 0 && (
        <Empty heading="h3" title="Nothing is suggested near you">
          When a member suggests an event that nobody has published, you find it here.
        </Empty>
      )}
      {open && open.length > 0 && (
        <>
          <ul role="list" className={style.list}>
            {open.map(({ id, title, kind, day, where, website, note, distance }) => (
              <li key={id} className={style.row}>
                <div className={style.words}>
                  <span className={style.strong}>{title}</span>
                  <Facts
                    facts={[
                      eventKindLabels[kind].one,
                      day && dayIn(...dayItself(day)),
                      where,
                      distance !== null && `${milesAway(distance)} away`,
                      website && (
                        <OuterLink key="website" href={website}>
                          Website
                        </OuterLink>
                      ),
                    ]}
                  />
                  {note && <p className={style.quiet}>{note}</p>}
                </div>
                <Button asChild size="small">
                  <Link to={organizerPaths.newEventFrom(organizer.slug, id)}>
                    Claim<VisuallyHidden>: {title}</VisuallyHidden>
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
          {query.hasNextPage && (
            <Pager
              shown={open.length}
              unit="suggestions"
              onMore={() => void query.fetchNextPage()}
              busy={query.isFetchingNextPage}
            />
          )}
        </>
      )}
    </>
  );
}
