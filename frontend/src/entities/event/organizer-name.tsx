import { organizerPath } from '@lib/paths';
import type { OrganizerRef } from '@modules/events/organizer/organizer.schemas';
import { Badge } from '@ui/data/badge';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './organizer-name.module.css';

/** Who runs an event, and whether our staff has verified them. */
export function OrganizerName({ organizer }: { readonly organizer: OrganizerRef }) {
  return (
    <span className={style.organizer}>
      <Link to={organizerPath(organizer.slug)}>{organizer.name}</Link>
      {organizer.isVerified ? (
        <Badge tone="good" icon={<Check aria-hidden="true" />}>
          Verified
        </Badge>
      ) : (
        <Badge>Not verified</Badge>
      )}
    </span>
  );
}
