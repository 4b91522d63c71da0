import { paths } from '@lib/paths';
import type { OrganizerRef } from '@modules/events/organizer/organizer.schemas';
import { Link } from 'react-router-dom';
import { VerifiedBadge } from '../organizer/verified-badge';
import style from './organizer-name.module.css';

/** Who runs an event, and whether our staff has verified them. */
export function OrganizerName({
  organizer: { slug, name, isVerified },
}: {
  readonly organizer: OrganizerRef;
}) {
  return (
    <span className={style.organizer}>
      <Link to={paths.organizer(slug)}>{name}</Link>
      <VerifiedBadge isVerified={isVerified} />
    </span>
  );
}
