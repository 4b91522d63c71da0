import { appealsQuery } from '@entities/appeal/appeal-review.queries';
import { useInfiniteQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { AppealRow } from '../appeal-row';
import style from '../case/case.module.css';

/** The appeals of a member. */
export function MemberAppeals({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(appealsQuery({ status: 'all', subject: id }));
  const { data, instead } = loadedPart(query, 'Loading appeals');
  if (!data) return instead;
  const lines = data.pages.flatMap(({ appeals }) => appeals);
  if (lines.length === 0) return <p>They have not appealed.</p>;
  return (
    <ul role="list" className={style.list}>
      {lines.map((line) => (
        <AppealRow key={line.id} line={line} />
      ))}
    </ul>
  );
}
