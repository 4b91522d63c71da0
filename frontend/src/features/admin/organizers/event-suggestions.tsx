import { eventKindLabels } from '@entities/event/event-labels';
import { eventSuggestionsQuery } from '@entities/organizer/organizer.queries';
import { useDismissSuggestion } from '@entities/organizer/organizer-review.mutations';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import type { SuggestionView } from '@modules/events/suggestion/suggestion.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Facts } from '@ui/data/card';
import { Pager } from '@ui/data/pager';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import { OuterLink } from '@ui/prose/outer-link';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../reason-dialog';
import style from './organizers.module.css';

/** Events that members suggested and no organizer has claimed; those that are none of ours are dismissed. */
export function EventSuggestions() {
  const query = useInfiniteQuery(eventSuggestionsQuery());
  const { data, instead } = loaded(query, { label: 'Loading suggested events', shape: 'line' });
  const open = data?.pages
    .flatMap(({ suggestions }) => suggestions)
    .filter(({ status }) => status === 'open');
  return (
    <section aria-labelledby="suggested">
      <Stack>
        <h2 id="suggested">Suggested events</h2>
        {instead}
        {open?.length === 0 && <p>No suggestion is open.</p>}
        <ul role="list" className={style.list}>
          {open?.map((suggestion) => (
            <li key={suggestion.id}>
              <Suggestion suggestion={suggestion} />
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <Pager
            shown={open?.length ?? 0}
            unit="suggestions"
            onMore={() => void query.fetchNextPage()}
            busy={query.isFetchingNextPage}
          />
        )}
      </Stack>
    </section>
  );
}

function Suggestion({ suggestion }: { readonly suggestion: SuggestionView }) {
  const { id, title, kind, day, where, website, note, memberId, suggestedAt } = suggestion;
  const dismiss = useDismissSuggestion(id);
  return (
    <div className={style.top}>
      <div className={style.words}>
        <h3>{title}</h3>
        <Facts
          facts={[
            eventKindLabels[kind].one,
            day && dayIn(...dayItself(day)),
            where,
            website && (
              <OuterLink key="website" href={website}>
                Website
              </OuterLink>
            ),
            <Age key="since" since={suggestedAt} />,
            memberId && (
              <Link key="member" to={paths.adminMember(memberId)}>
                from a member
              </Link>
            ),
          ]}
        />
        {note && <p className={style.quiet}>{note}</p>}
      </div>
      <ReasonDialog
        action="Dismiss"
        label={`Dismiss ${title}`}
        title={`Dismiss ${title}?`}
        description="Organizers no longer find it."
        hint="The member reads it: no event for here, or known already."
        mutation={dismiss}
        done={`${title} is dismissed. The member reads why.`}
      />
    </div>
  );
}
