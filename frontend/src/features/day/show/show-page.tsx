import { dayPaths } from '@entities/day/day-paths';
import type { Show, ShowEntry } from '@entities/day/show.queries';
import { counted, dayIn, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { SpaceCode } from '@ui/data/space-code';
import { Empty } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { later } from '@ui/overlays/later';
import { Link } from 'react-router-dom';
import style from '../day.module.css';
import { OfShow } from './of-show';
import { Results } from './results';

const ShowTeam = later(() => import('./show-team').then(({ ShowTeam: part }) => part));

/** /events/:id/show: the cars of the show, the vote of visitors, and who won. */
export default function ShowPage() {
  return (
    <OfShow title="The show">
      {(show) => (
        <Stack gap="loose">
          <VoteNotice show={show} />
          {show.results && <Results show={show} results={show.results} />}
          {show.team && <ShowTeam show={show} team={show.team} />}
          <Entries show={show} />
        </Stack>
      )}
    </OfShow>
  );
}

function VoteNotice({ show: { voting, eventId, dateId, timeZone, results } }: { readonly show: Show }) {
  if (!voting) return null;
  const at = (moment: string) => `${dayIn(moment, timeZone)}, ${timeIn(moment, timeZone)}`;
  if (voting.status === 'open')
    return (
      <Notice
        live={false}
        title="People’s Choice is open"
        action={
          <Button asChild variant="primary">
            <Link to={dayPaths.vote(eventId, dateId)}>Vote</Link>
          </Button>
        }
      >
        Until {at(voting.closesAt)}. You need the code of a card, which the organizer hands out.
      </Notice>
    );
  if (voting.status === 'planned')
    return (
      <Notice live={false} title="People’s Choice">
        Visitors vote from {at(voting.opensAt)} until {at(voting.closesAt)}.
      </Notice>
    );
  return results?.isPublished ? null : (
    <Notice live={false} title="The vote is closed">
      The organizer publishes the results here.
    </Notice>
  );
}

function Entries({ show: { classes, entries } }: { readonly show: Show }) {
  if (entries.length === 0)
    return (
      <Empty title="No car has a number yet">A car gets its number when it comes through the gate.</Empty>
    );
  const byClass = Map.groupBy(entries, ({ showClass }) => showClass);
  const all = [...new Set([...classes, ...byClass.keys()])];
  return all.map((showClass) => {
    const some = byClass.get(showClass) ?? [];
    return (
      some.length > 0 && (
        <section key={showClass} aria-label={showClass}>
          <Row justify="between">
            <h2>{showClass}</h2>
            <span className={style.quiet}>{counted(some.length, 'car')}</span>
          </Row>
          <ul role="list" className={style.list}>
            {some.map((entry) => (
              <Entry key={entry.dash} entry={entry} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

function Entry({ entry: { dash, vehicle, vendor } }: { readonly entry: ShowEntry }) {
  return (
    <li className={style.entry}>
      <Row>
        <SpaceCode code={String(dash)} kind="number" />
        <span>{vehicle}</span>
        {vendor && <Link to={paths.member(vendor.handle)}>{vendor.name}</Link>}
      </Row>
    </li>
  );
}
