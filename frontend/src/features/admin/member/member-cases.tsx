import { casesQuery } from '@entities/case/case.queries';
import { paths } from '@lib/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import style from '../case/case.module.css';
import { CaseRow } from '../case-row';

const mostShown = 5;

/** The cases about a member, the last ones first. */
export function MemberCases({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(casesQuery({ status: 'all', subject: id }));
  const { data, instead } = loadedPart(query, 'Loading cases');
  if (!data) return instead;
  const [page] = data.pages;
  if (!page || page.cases.length === 0) return <p>There is no case about them.</p>;
  return (
    <Stack>
      <ul role="list" className={style.list}>
        {page.cases.slice(0, mostShown).map((line) => (
          <CaseRow key={line.id} line={line} />
        ))}
      </ul>
      {page.total > mostShown && (
        <Link to={`${paths.adminCases}?status=all&subject=${encodeURIComponent(id)}`}>
          All {page.total} cases
        </Link>
      )}
    </Stack>
  );
}
