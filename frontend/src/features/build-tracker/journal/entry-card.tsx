import { hoursLabel } from '@entities/build/build-labels';
import { PostPhotos } from '@entities/post/post-photos';
import { calendarDateIn, dayIn, dayItself, figure, money } from '@lib/format';
import { paths } from '@lib/paths';
import type { BuildView, EntryView } from '@modules/builds/builds.schemas';
import { CalendarDate } from '@ui/data/calendar-date';
import { Facts } from '@ui/data/card';
import { Notice } from '@ui/feedback/notice';
import { later } from '@ui/overlays/later';
import { Link } from 'react-router-dom';
import { EntryMenu } from './entry-menu';
import style from './journal.module.css';

const CompareSlider = later(() => import('./compare-slider').then((slider) => slider.CompareSlider));

export type EntryCardProps = { readonly build: BuildView; readonly entry: EntryView };

/** One entry: the day, the words, the photos, and what it took. */
export function EntryCard({ build, entry }: EntryCardProps) {
  const { id, on, author, text, photos, compare, hours, cost, odometer, task, status, editedAt } = entry;
  const day = dayIn(...dayItself(on));
  const others = photos.filter((photo) => photo.id !== compare?.before.id && photo.id !== compare?.after.id);
  return (
    <article id={`entry-${id}`} className={style.entry} aria-label={day}>
      <header className={style.head}>
        <CalendarDate {...calendarDateIn(...dayItself(on))} />
        <div className={style.about}>
          <h4 className={style.day}>
            <time dateTime={on}>{day}</time>
          </h4>
          <Facts
            facts={[
              (author.id !== build.owner.id || build.collaborators.length > 0) && (
                <Link key="author" to={paths.member(author.handle ?? author.id)}>
                  {author.name}
                </Link>
              ),
              task && (
                <Link key="task" to={paths.taskOfBuild(build.id, task.id)}>
                  {task.title}
                </Link>
              ),
              editedAt && <span key="edited">changed</span>,
            ]}
          />
        </div>
        <EntryMenu build={build} entry={entry} />
      </header>
      {status === 'removed' && (
        <Notice tone="warn" live={false} title="Removed by our staff">
          Only you and the owner read it. Your decisions page says why.
        </Notice>
      )}
      {text && <p className={style.text}>{text}</p>}
      {compare && <CompareSlider {...compare} title={day} />}
      {others.length > 0 && (
        <div className={style.photos}>
          <PostPhotos photos={others} title={`Photo of ${day}`} />
        </div>
      )}
      <EntryFigures hours={hours} cost={cost} odometer={odometer} />
    </article>
  );
}

/** What an entry took: "3 h", "$120", "88,120 mi". */
export function EntryFigures({ hours, cost, odometer }: Pick<EntryView, 'hours' | 'cost' | 'odometer'>) {
  const figures = [
    hours !== null && hours > 0 && hoursLabel(hours),
    cost !== null && money(cost),
    odometer !== null && `${figure(odometer)} mi`,
  ].filter((one) => one !== false);
  if (figures.length === 0) return null;
  return (
    <ul role="list" className={style.figures} aria-label="What it took">
      {figures.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
