import { type OrganizersAsked, organizersQuery } from '@entities/organizer/organizer.queries';
import { verificationLabels } from '@entities/organizer/organizer-labels';
import { paths } from '@lib/paths';
import { verifications } from '@modules/events/organizer/organizer.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsoleFrame } from '../console/console-frame';
import { EventSuggestions } from './event-suggestions';
import { OrganizerEntry } from './organizer-entry';
import style from './organizers.module.css';

/** /admin/organizers: who waits to be verified, first events to review, and every organizer. */
export default function AdminOrganizersPage() {
  return (
    <ConsoleFrame
      capability="review"
      title="Organizers"
      lead="Verified organizers publish events. Those that wait come first, the longest wait first."
    >
      <Stack gap="loose">
        <Organizers />
        <EventSuggestions />
      </Stack>
    </ConsoleFrame>
  );
}

function Organizers() {
  const [address, setAddress] = useSearchParams();
  const asked: OrganizersAsked = {
    verification: verifications.find((one) => one === address.get('status')),
    search: address.get('search') ?? '',
  };
  const query = useInfiniteQuery(organizersQuery(asked));
  const { data, instead } = loaded(query, {
    label: 'Loading organizers',
    shape: 'row',
    title: 'The organizers could not be loaded',
  });
  const organizers = data?.pages.flatMap((page) => page.organizers);
  return (
    <Stack>
      <LinkTabs
        label="Which organizers"
        tabs={[undefined, ...verifications].map((verification) => ({
          to: `${paths.adminOrganizers}${verification ? `?status=${verification}` : ''}`,
          label: verification ? verificationLabels[verification].words : 'All',
          isCurrent: asked.verification === verification,
        }))}
      />
      <Find
        key={asked.search}
        search={asked.search}
        onSearch={(search) =>
          setAddress({
            ...(asked.verification && { status: asked.verification }),
            ...(search && { search }),
          })
        }
      />
      {instead}
      {organizers?.length === 0 && (
        <Empty title="No organizer here">
          Clubs and businesses appear here as soon as they ask to be verified.
        </Empty>
      )}
      {organizers && organizers.length > 0 && (
        <>
          <ul role="list" className={style.list}>
            {organizers.map((organizer) => (
              <li key={organizer.id}>
                <OrganizerEntry organizer={organizer} />
              </li>
            ))}
          </ul>
          <Pager
            shown={organizers.length}
            unit="organizers"
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
          />
        </>
      )}
    </Stack>
  );
}

type FindProps = { readonly search: string; readonly onSearch: (search: string) => void };

function Find({ search, onSearch }: FindProps) {
  const [words, setWords] = useState(search);
  return (
    <form
      aria-label="Search organizers"
      className={style.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      <Field label="Search organizers" hideLabel>
        <TextInput
          type="search"
          before={<Search aria-hidden="true" />}
          placeholder="Name or town"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            if (target.value === '' && search !== '') onSearch('');
          }}
        />
      </Field>
      <Button type="submit">Search</Button>
    </form>
  );
}
