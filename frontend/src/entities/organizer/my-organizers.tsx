import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { listMyOrganizers } from '@modules/events/organizer/organizer.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Notice } from '@ui/feedback/notice';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import style from './my-organizers.module.css';
import { myOrganizersQuery } from './organizer.queries';
import { teamRoleLabels, verificationLabels } from './organizer-labels';
import { organizerPaths } from './organizer-paths';

type MyOrganizer = ResponseOf<typeof listMyOrganizers>['organizers'][number];

/** The organizers that the member works in, and the teams that invite them; nothing for those who have none. */
export function MyOrganizers() {
  const isMember = useMember() !== undefined;
  const { data, error } = useQuery({ ...myOrganizersQuery, enabled: isMember });
  if (error && !data) return <Notice tone="problem">{messageOf(error)}</Notice>;
  if (!data || data.organizers.length === 0) return null;
  return (
    <section aria-labelledby="my-organizers" className={style.mine}>
      <h2 id="my-organizers">Your organizers</h2>
      <ul role="list" className={style.list}>
        {data.organizers.map((organizer) => (
          <li key={organizer.id} className={style.row}>
            <Words organizer={organizer} />
            <Next organizer={organizer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ organizer: { slug, name, role, verification } }: { readonly organizer: MyOrganizer }) {
  const { words, tone } = verificationLabels[verification];
  return (
    <div className={style.words}>
      <Link to={paths.organizer(slug)} className={style.name}>
        {name}
      </Link>
      {role && <span className={style.role}>{teamRoleLabels[role]}</span>}
      <Badge tone={tone}>{words}</Badge>
    </div>
  );
}

/** The one thing to do there. */
function Next({ organizer: { slug, name, role, invitedAs } }: { readonly organizer: MyOrganizer }) {
  if (invitedAs)
    return (
      <Button asChild size="small" variant="primary">
        <Link to={paths.organizer(slug)}>
          Answer the invitation<VisuallyHidden> of {name}</VisuallyHidden>
        </Link>
      </Button>
    );
  if (role !== 'owner' && role !== 'editor') return null;
  return (
    <Button asChild size="small">
      <Link to={organizerPaths.newEvent(slug)}>
        New event<VisuallyHidden> of {name}</VisuallyHidden>
      </Link>
    </Button>
  );
}
