import { paths } from '@lib/paths';
import { quoted } from '@modules/kernel/text/quoted.rules';
import type { MemberPage as Member } from '@modules/members/profile/profile.contract';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import style from './member-page.module.css';

/** The vehicles that a member owns. */
export function Garage({ member: { garage, name, allowedActions } }: { readonly member: Member }) {
  if (garage.length === 0)
    return (
      <p className={style.tab}>
        {allowedActions.includes('edit') ? (
          <>
            Empty so far. <Link to={paths.editProfile}>Add what you drive</Link>.
          </>
        ) : (
          `${name} shows no vehicles.`
        )}
      </p>
    );
  return (
    <div className={style.tab}>
      <VisuallyHidden as="h2">Garage</VisuallyHidden>
      <ul role="list" className={style.garage}>
        {garage.map(({ year, make, model, nickname }) => (
          <li key={`${year} ${make} ${model} ${nickname ?? ''}`}>
            <span className={style.year}>{year}</span> {make} {model}
            {nickname && <span className={style.nickname}> {quoted(nickname)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
