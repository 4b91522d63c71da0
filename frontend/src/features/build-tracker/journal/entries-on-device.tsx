import { useKeptBuilds } from '@entities/build/on-device/use-kept-builds';
import { calendarDateIn, counted, dayIn, dayItself } from '@lib/format';
import { CalendarDate } from '@ui/data/calendar-date';
import { Facts } from '@ui/data/card';
import { EntryFigures } from './entry-card';
import style from './journal.module.css';

/** The newest entries as this device has kept them: words and figures, without photos. */
export function EntriesOnDevice({ buildId }: { readonly buildId: string }) {
  const build = useKeptBuilds()?.find(({ id }) => id === buildId);
  if (!build) return null;
  return (
    <ul role="list" className={style.list} aria-label="Entries on this device">
      {build.entries.map(({ id, on, author, text, photos, task, ...figures }) => (
        <li key={id} className={style.entry}>
          <div className={style.head}>
            <CalendarDate {...calendarDateIn(...dayItself(on))} />
            <div className={style.about}>
              <p className={style.day}>{dayIn(...dayItself(on))}</p>
              <Facts facts={[author, task, photos > 0 && counted(photos, 'photo')]} />
            </div>
          </div>
          {text && <p className={style.text}>{text}</p>}
          <EntryFigures {...figures} />
        </li>
      ))}
    </ul>
  );
}
