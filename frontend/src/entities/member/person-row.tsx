import { paths } from '@lib/paths';
import type { PersonView } from '@modules/community/community.schemas';
import { Avatar } from '@ui/data/avatar';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from './person-row.module.css';

export type PersonRowProps = {
  readonly person: PersonView;
  /** A line below the name. */
  readonly children?: ReactNode;
  /** Buttons at the end of the row. */
  readonly actions?: ReactNode;
};

/** A member in a list: picture, name as a link, handle. */
export function PersonRow({ person: { id, name, handle, picture }, children, actions }: PersonRowProps) {
  return (
    <div className={style.row}>
      <Avatar name={name} src={picture} decorative />
      <div className={style.words}>
        <p className={style.name}>
          <Link to={paths.member(handle ?? id)}>{name}</Link>
          {handle && <span className={style.handle}>@{handle}</span>}
        </p>
        {children}
      </div>
      {actions && <div className={style.actions}>{actions}</div>}
    </div>
  );
}
