import type { BuildView, EntryView } from '@modules/builds/builds.schemas';
import { EntryCard } from './entry-card';
import style from './journal.module.css';
import { monthName } from './month-name';

type EntriesByMonthProps = { readonly build: BuildView; readonly entries: readonly EntryView[] };

/** Entries under the month of their day, in the order in which they come. */
export function EntriesByMonth({ build, entries }: EntriesByMonthProps) {
  return [...Map.groupBy(entries, ({ on }) => on.slice(0, 7))].map(([month, ofMonth]) => (
    <section key={month} className={style.month} aria-label={monthName(month)}>
      <h3 className={style.monthName}>{monthName(month)}</h3>
      {ofMonth.map((entry) => (
        <EntryCard key={entry.id} build={build} entry={entry} />
      ))}
    </section>
  ));
}
