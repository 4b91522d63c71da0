import { myBooksQuery } from '@entities/build/book.queries';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '@ui/layout/panel';
import { BookRow } from './book-row';
import style from './books.module.css';

/** The books kept from builds that were handed over; nothing when there are none. */
export function Keepsakes() {
  const { data: books = [] } = useQuery(myBooksQuery);
  const kept = books.filter(({ isKeepsake }) => isKeepsake);
  if (kept.length === 0) return null;
  return (
    <Panel title="Kept from builds that you handed over">
      <ul role="list" className={style.list}>
        {kept.map((book) => (
          <BookRow key={book.id} book={book} />
        ))}
      </ul>
    </Panel>
  );
}
