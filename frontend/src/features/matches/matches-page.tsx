import { allMatchesQuery } from '@entities/match/all-matches.queries';
import { MatchList } from '@entities/match/matches';
import { RequireMember } from '@entities/member/require-member';
import { paths } from '@lib/paths';
import type { MatchView } from '@modules/matching/matching.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { Handshake } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import style from './matches-page.module.css';

/** /matches: offers for the member's wanted ads, and wanted ads for what they have. */
export default function MatchesPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          title="Matches"
          lead="Matches for your wanted ads, and members who need what you have, with the reasons."
        />
        <AllMatches />
      </Page>
    </RequireMember>
  );
}

function AllMatches() {
  const query = useQuery(allMatchesQuery);
  const top = useRef<HTMLDivElement>(null);
  useKeepFocus(top, query.data?.matches.map(({ id }) => id).join());
  const { data, instead } = loaded(query, { label: 'Loading Matches…', shape: 'row' });
  if (!data) return instead;
  const holders = data.matches.filter(({ side }) => side === 'holder');
  const seekers = data.matches.filter(({ side }) => side === 'seeker');
  return (
    <div ref={top} tabIndex={-1} className={style.all}>
      <Stack gap="loose">
        <Part title="Who needs what you have" matches={holders} />
        <Part title="Matches for your wanted ads" matches={seekers} />
        {data.matches.length === 0 && <NoMatches />}
      </Stack>
    </div>
  );
}

function Part({ title, matches }: { readonly title: string; readonly matches: readonly MatchView[] }) {
  if (!matches.length) return null;
  return (
    <section>
      <h2>{title}</h2>
      <MatchList matches={matches} namesOwn />
    </section>
  );
}

function NoMatches() {
  return (
    <Empty
      visual={<Handshake aria-hidden="true" />}
      title="No matches yet"
      action={
        <Button asChild variant="primary">
          <Link to={paths.createWanted()}>Post what you need</Link>
        </Button>
      }
    >
      We compare every wanted ad with every new listing. Your inventory counts too, for items where you chose
      “Tell me when somebody looks for this”.
    </Empty>
  );
}
