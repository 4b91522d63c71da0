import { demandQuery } from '@entities/analytics/analytics.queries';
import { daysAfter } from '@lib/day';
import { counted, dayItself, figure, shortDayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { demandMiles, fewestPeople, type getDemand } from '@modules/analytics/demand/demand.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import style from './analytics.module.css';
import { NothingYet } from './nothing-yet';
import { Part } from './part';

type Demanded = ResponseOf<typeof getDemand>;

/** What people need: wanted ads that the member could fill, and what people near them did not find. */
export function Demand() {
  const { data, instead } = loaded(useQuery(demandQuery), {
    label: 'Loading what people need',
    shape: 'row',
  });
  if (!data) return <Part title="What people need">{instead}</Part>;
  return (
    <>
      <Part title="Wanted ads you could fill">
        <Fillable wanted={data.wanted} />
      </Part>
      <Part title="Looked for near you, and not found" lead={searchesLead(data.searches)}>
        <Searches searches={data.searches} />
      </Part>
    </>
  );
}

function Fillable({ wanted: { total, first } }: { readonly wanted: Demanded['wanted'] }) {
  if (total === 0)
    return (
      <NothingYet
        title="No wanted ad matches what you have"
        to={paths.createInventory}
        step="Add to your inventory"
      >
        The more of your parts we know, the more wanted ads we can compare with them.
      </NothingYet>
    );
  return (
    <>
      <ul className={style.list}>
        {first.map(({ matchId, wantedId, title, thing }) => (
          <li key={matchId}>
            <div className={style.words}>
              <Link to={paths.listing(wantedId)}>{title}</Link>
              <p className={style.quiet}>
                You have{' '}
                <Link to={thing.kind === 'listing' ? paths.listing(thing.id) : paths.inventoryPart(thing.id)}>
                  {thing.title}
                </Link>
              </p>
            </div>
            <Button asChild size="small">
              <Link to={paths.askAbout(wantedId)}>
                Write to them <VisuallyHidden>about {title}</VisuallyHidden>
              </Link>
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.matches}>
          {total > first.length ? `All ${figure(total)} matches` : 'Why they match'}
        </Link>
      </p>
    </>
  );
}

function searchesLead(searches: Demanded['searches']): string | undefined {
  if (!searches) return undefined;
  const [from, last] = [searches.from, daysAfter(searches.until, -1)].map((day) =>
    shortDayIn(...dayItself(day)),
  );
  return `Searches without a result within ${demandMiles} miles of ${searches.area}, ${from} to ${last}. We tell only what at least ${counted(fewestPeople, 'person', 'people')} looked for.`;
}

function Searches({ searches }: { readonly searches: Demanded['searches'] }) {
  if (!searches)
    return (
      <NothingYet title="We do not know where you are" to={paths.editProfile} step="Add your place">
        With a place in your profile, we can say what people around it looked for.
      </NothingYet>
    );
  if (searches.rows.length === 0)
    return (
      <NothingYet title="Nothing that several people missed" to={paths.home} step="Search yourself">
        {`Nothing was looked for in vain by ${fewestPeople} people or more near ${searches.area}.`}
      </NothingYet>
    );
  return (
    <ul className={style.list}>
      {searches.rows.map(({ words, people }) => (
        <li key={words}>
          <p className={style.words}>
            At least {figure(people)} people within about {demandMiles} miles looked for “{words}”
          </p>
          <Button asChild size="small">
            <Link to={paths.sellWords(words)}>
              Have one? List it <VisuallyHidden>as {words}</VisuallyHidden>
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  );
}
