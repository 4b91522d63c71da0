import { hoursLabel } from '@entities/build/build-labels';
import { dayIn, dayItself, figure, money } from '@lib/format';
import type { BookContent } from '@modules/builds/book/book.schemas';
import type { PhotoView } from '@modules/media/photo.schemas';
import { Facts } from '@ui/data/card';
import { monthName } from '../journal/month-name';
import style from './book.module.css';

type BookJournalProps = {
  readonly content: BookContent;
  readonly photos: Readonly<Record<string, PhotoView>>;
};

/** The journal of a book, the first day first. */
export function BookJournal({ content: { entries }, photos }: BookJournalProps) {
  const inOrder = entries.toSorted((one, other) => one.on.localeCompare(other.on));
  return [...Map.groupBy(inOrder, ({ on }) => on.slice(0, 7))].map(([month, ofMonth]) => (
    <section key={month} className={style.system} aria-label={monthName(month)}>
      <h2 className={style.systemName}>{monthName(month)}</h2>
      {ofMonth.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frozen book never changes
        <Entry key={at} entry={entry} photos={photos} />
      ))}
    </section>
  ));
}

function Entry({
  entry: { on, author, text, photos: ids, hours, cost, odometer, task },
  photos,
}: Pick<BookJournalProps, 'photos'> & { readonly entry: BookContent['entries'][number] }) {
  const day = dayIn(...dayItself(on));
  const shown = ids.flatMap((id) => photos[id] ?? []);
  return (
    <article className={style.entry} aria-label={day}>
      <h3 className={style.day}>{day}</h3>
      <Facts
        facts={[
          author,
          task,
          hours !== null && hours > 0 && hoursLabel(hours),
          cost !== null && cost > 0 && money(cost),
          odometer !== null && `${figure(odometer)} mi`,
        ]}
      />
      {text && <p className={style.text}>{text}</p>}
      {shown.length > 0 && (
        <div className={style.photos}>
          {shown.map((photo, at) => (
            <img
              key={photo.id}
              src={photo.page}
              alt={`${day}, ${at + 1} of ${shown.length}`}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
      )}
    </article>
  );
}
