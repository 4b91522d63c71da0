import { communityMembersQuery, type MembersAsked } from '@entities/community/community.queries';
import type { CommunityView } from '@modules/community/community/community.contract';
import type { CommunityMember } from '@modules/community/community/moderation.contract';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import style from '../communities.module.css';
import { Invitations } from './invitations';
import { MemberRow } from './member-row';

/** Requests first, for moderators; then the members, found by name; then bans and the links of invitations. */
export function Members({ community }: { readonly community: CommunityView }) {
  const isModerator = community.allowedActions.includes('moderate');
  return (
    <div className={style.reading}>
      {isModerator && <List community={community} which="requested" title="Requests to join" />}
      <Found community={community} />
      {community.allowedActions.includes('invite') && <Invitations community={community} />}
      {isModerator && <List community={community} which="banned" title="Banned" />}
    </div>
  );
}

/** Members by name. */
function Found({ community }: { readonly community: CommunityView }) {
  const [words, setWords] = useState('');
  const [search, setSearch] = useState('');
  return (
    <List community={community} which="members" title="Members" search={search}>
      <Form
        aria-label="Search members"
        className={style.search}
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(words.trim());
        }}
      >
        <Field label="Search members" hideLabel>
          <TextInput
            type="search"
            before={<Search aria-hidden="true" />}
            placeholder="Name or handle"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              if (target.value === '') setSearch('');
            }}
          />
        </Field>
        <Button type="submit">Search</Button>
      </Form>
    </List>
  );
}

type ListProps = {
  readonly community: CommunityView;
  readonly which: MembersAsked;
  readonly title: string;
  readonly search?: string;
  readonly children?: React.ReactNode;
};

/** One of the three lists; requests and bans only when there are some. */
function List({ community, which, title, search = '', children }: ListProps) {
  const query = useInfiniteQuery(communityMembersQuery(community.id, which, search));
  const heading = useRef<HTMLHeadingElement>(null);
  const members = query.data?.pages.flatMap((page) => page.members);
  useKeepFocus(heading, members?.map(keyOf).join());
  const { data, instead } = loaded(query, { label: `Loading: ${title.toLowerCase()}`, shape: 'row' });
  if (which !== 'members' && (!data || members?.length === 0)) return null;
  return (
    <section className={style.part} aria-label={title}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {instead}
      {members?.length === 0 && (
        <Empty heading="h3" title={search ? `Nobody called ${quoted(search)}` : 'Nobody yet'} />
      )}
      {members && members.length > 0 && (
        <>
          <ul role="list" className={style.list}>
            {members.map((member) => (
              <li key={member.member.id}>
                <MemberRow community={community} entry={member} />
              </li>
            ))}
          </ul>
          {(which === 'members' || query.hasNextPage) && (
            <Pager
              shown={members.length}
              unit="members"
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              busy={query.isFetchingNextPage}
            />
          )}
        </>
      )}
    </section>
  );
}

const keyOf = ({ member, standing }: CommunityMember): string => `${member.id} ${standing}`;
