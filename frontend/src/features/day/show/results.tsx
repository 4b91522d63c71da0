import type { Show, ShowResults } from '@entities/day/show.queries';
import { counted } from '@lib/format';
import { SpaceCode } from '@ui/data/space-code';
import { Row } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import style from '../day.module.css';
import { className } from './class-name';

/** So many places are shown of each class. */
const mostPlaces = 10;

/** Who won in each class; ties are said as ties. */
export function Results({ show, results }: { readonly show: Show; readonly results: ShowResults }) {
  const byDash = new Map(show.entries.map((entry) => [entry.dash, entry]));
  return (
    <Panel title={results.isPublished ? 'People’s Choice' : 'People’s Choice, for your team alone'}>
      <p className={style.quiet}>{counted(results.ballots, 'visitor')} voted.</p>
      {results.classes.map(({ showClass, votes, places }) => (
        <section key={showClass ?? ''} aria-label={`Results: ${className(showClass)}`}>
          <h3>{className(showClass)}</h3>
          {places.length === 0 ? (
            <p>Nobody voted in this class.</p>
          ) : (
            <ol role="list" className={style.list}>
              {places.slice(0, mostPlaces).map(({ place, dash, votes: own, isTie }) => (
                <li key={dash} className={style.entry}>
                  <Row justify="between">
                    <Row>
                      <strong>{isTie ? `Tie for ${nth(place)}` : nth(place)}</strong>
                      <SpaceCode code={String(dash)} kind="number" />
                      <span>{nameOf(byDash.get(dash))}</span>
                    </Row>
                    <span className={style.quiet}>
                      {own} of {counted(votes, 'vote')}
                    </span>
                  </Row>
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </Panel>
  );
}

const nameOf = (entry: Show['entries'][number] | undefined): string =>
  [entry?.vehicle, entry?.vendor?.name].filter(Boolean).join(', ');

/** "1st", "2nd", "23rd". */
export function nth(place: number): string {
  const end = place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${end}`;
}
