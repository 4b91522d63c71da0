import { ownFiguresQuery } from '@entities/analytics/analytics.queries';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import style from './analytics.module.css';
import { Funnel } from './funnel';
import { NothingYet } from './nothing-yet';
import { Part } from './part';

/** For a member without Analytics: their own six numbers, and what Analytics is. */
export function OwnFigures() {
  return (
    <Stack gap="section">
      <Part
        title="Your last 30 days"
        lead="You and robots are not counted, and a viewer counts once an hour."
      >
        <Numbers />
      </Part>
      <Part title="What Premium adds">
        <ul className={style.adds}>
          <li>These numbers by day, up to two years back, as a chart, a table and a file.</li>
          <li>Which listing, which kind of part and which place they come from.</li>
          <li>Your prices beside what such parts sold for here.</li>
          <li>Wanted ads that you could fill today, and what people near you looked for in vain.</li>
          <li>How fast you answer, and what each meet brought.</li>
        </ul>
        <div>
          <Button asChild variant="primary">
            <Link to={paths.premium}>See what Premium costs</Link>
          </Button>
        </div>
      </Part>
    </Stack>
  );
}

function Numbers() {
  const { data, instead } = loaded(useQuery(ownFiguresQuery), {
    label: 'Loading your figures',
    shape: 'plate',
    count: 1,
    title: 'Your figures could not be loaded',
    isEmpty: (figures) => Object.values(figures).every((count) => count === 0),
    empty: (
      <NothingYet title="Nothing to count yet" to={paths.createListing} step="Create a listing">
        As soon as a listing of yours is shown in a search, it is counted here.
      </NothingYet>
    ),
  });
  return data ? <Funnel figures={data} /> : instead;
}
