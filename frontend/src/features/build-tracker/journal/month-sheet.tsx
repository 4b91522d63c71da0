import { hoursLabel } from '@entities/build/build-labels';
import { monthQuery, monthsQuery } from '@entities/build/entry.queries';
import { counted, money, shortDayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BuildTabProps } from '../build/build-tab-props';
import { EntryCard } from './entry-card';
import { monthName } from './month-name';
import style from './month-sheet.module.css';

/** One month of a build on one page, to read and to print: what it took, what was done, and each entry. */
export function MonthSheet({ build, month }: BuildTabProps & { readonly month: string }) {
  const { data, instead } = loaded(useQuery(monthQuery(build.id, month)), {
    label: 'Loading the month…',
    shape: 'plate',
    refused: <Empty title="No such month">The address is wrong.</Empty>,
  });
  return (
    <div className={style.sheet}>
      <div className={style.bar}>
        <BackLink>
          <Link to={paths.buildTab(build.id, 'journal')}>The whole journal</Link>
        </BackLink>
        <Button icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <h3 className={style.name}>{monthName(month)}</h3>
      {data && (
        <>
          <Plate
            title={build.vehicle}
            facts={[
              { label: 'Entries', value: data.entries.length },
              { label: 'Hours', value: data.hours > 0 && hoursLabel(data.hours) },
              { label: 'Spent', value: data.spent !== null && data.spent > 0 && money(data.spent) },
              { label: 'Tasks done', value: data.tasksDone.length },
              { label: 'Parts put in', value: data.partsInstalled.length },
            ].map((fact) => ({ ...fact, value: fact.value === false ? null : fact.value }))}
          />
          <div className={style.lists}>
            {data.tasksDone.length > 0 && (
              <section aria-label="Tasks done">
                <h4>{counted(data.tasksDone.length, 'task')} done</h4>
                <ul>
                  {data.tasksDone.map(({ id, title, doneAt }) => (
                    <li key={id}>
                      <Link to={paths.taskOfBuild(build.id, id)}>{title}</Link>{' '}
                      <span className={style.quiet}>{shortDayIn(doneAt)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {data.partsInstalled.length > 0 && (
              <section aria-label="Parts put in">
                <h4>{counted(data.partsInstalled.length, 'part')} put in</h4>
                <ul>
                  {data.partsInstalled.map((title, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have one title, and none changes its place
                    <li key={at}>{title}</li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          {data.entries.map((entry) => (
            <EntryCard key={entry.id} build={build} entry={entry} />
          ))}
          {data.entries.length === 0 && <p className={style.quiet}>Nothing was written in this month.</p>}
        </>
      )}
      {!data && instead}
      <Turner buildId={build.id} month={month} />
    </div>
  );
}

/** The months before and after it in which something was done. */
function Turner({ buildId, month }: { readonly buildId: string; readonly month: string }) {
  const { data: months = [] } = useQuery(monthsQuery(buildId));
  const earlier = months.find((one) => one.month < month)?.month;
  const later = months.findLast((one) => one.month > month)?.month;
  const to = (target: string) => `${paths.buildTab(buildId, 'journal')}&month=${target}`;
  return (
    <nav className={style.bar} aria-label="Other months">
      {earlier && (
        <Button asChild icon={<ChevronLeft />}>
          <Link to={to(earlier)}>{monthName(earlier)}</Link>
        </Button>
      )}
      {later && (
        <Button asChild icon={<ChevronRight />} className={style.later}>
          <Link to={to(later)}>{monthName(later)}</Link>
        </Button>
      )}
    </nav>
  );
}
