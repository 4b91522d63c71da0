import { hoursLabel } from '@entities/build/build-labels';
import { monthsQuery } from '@entities/build/entry.queries';
import { counted, money } from '@lib/format';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '@ui/data/card';
import { Link } from 'react-router-dom';
import style from './journal.module.css';
import { monthName } from './month-name';

/** The months in which something was done, each a link to its page; nothing for a journal of one month or none. */
export function Timeline({ buildId }: { readonly buildId: string }) {
  const { data: months = [] } = useQuery(monthsQuery(buildId));
  if (months.length === 0) return null;
  return (
    <nav className={style.timeline} aria-label="By month">
      <h3 className={style.timelineName}>By month</h3>
      <ol role="list" className={style.months}>
        {months.map(({ month, entries, hours, spent, tasksDone, photos: [photo] }) => (
          <li key={month}>
            <Link className={style.monthLink} to={`${paths.buildTab(buildId, 'journal')}&month=${month}`}>
              {photo && (
                <img src={photo.card} alt="" width={64} height={48} loading="lazy" decoding="async" />
              )}
              <span>
                <span className={style.monthWord}>{monthName(month)}</span>
                <Facts
                  facts={[
                    counted(entries, 'entry', 'entries'),
                    hours > 0 && hoursLabel(hours),
                    spent !== null && spent > 0 && money(spent),
                    tasksDone > 0 && `${counted(tasksDone, 'task')} done`,
                  ]}
                />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
