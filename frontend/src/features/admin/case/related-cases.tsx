import { paths } from '@lib/paths';
import type { CaseView } from '@modules/moderation/case/cases.contract';
import { Link } from 'react-router-dom';
import { CaseRow } from '../case-row';
import style from './case.module.css';

/** Other cases about the same member. */
export function RelatedCases({ view: { related, subject } }: { readonly view: CaseView }) {
  if (related.length === 0) return <p className={style.quiet}>There is no other case.</p>;
  return (
    <>
      <ul role="list" className={style.list}>
        {related.map((line) => (
          <CaseRow key={line.id} line={line} />
        ))}
      </ul>
      <Link to={`${paths.adminCases}?status=all&subject=${encodeURIComponent(subject.id)}`}>
        All cases of this member
      </Link>
    </>
  );
}
