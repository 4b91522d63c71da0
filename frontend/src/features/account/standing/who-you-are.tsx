import { guardianshipQuery } from '@entities/guardianship/guardianship.queries';
import { HelpAbout } from '@entities/help/help-about';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { SessionUser } from '@modules/identity/identity.contract';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@ui/data/avatar';
import { Plate } from '@ui/data/plate';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './standing.module.css';

/** The member by name and picture, and how they stand. */
export function WhoYouAre({ user }: { readonly user: SessionUser }) {
  const { name, firstName, handle, email, isAdmin } = user;
  const guardian = useGuardian();
  return (
    <Panel>
      <div className={style.who}>
        <Avatar
          name={name ?? email ?? 'Member'}
          src={user.profileImageUrl ?? user.picture}
          size="large"
          decorative
        />
        <div>
          <h2 className={style.greeting}>{firstName ? `Hello, ${firstName}` : 'Hello'}</h2>
          <p>
            <Link to={paths.member(handle ?? user.uid)}>
              {handle ? `@${handle}, as others see you` : 'Your page, as others see it'}
            </Link>
          </p>
        </div>
      </div>
      <Plate
        title={isAdmin ? 'Admin' : 'Member'}
        facts={[
          { label: 'Name', value: name },
          { label: 'Membership', value: <Membership tier={user.subscriptionTier} /> },
          { label: 'E-mail', value: email && (user.emailVerified ? 'Confirmed' : 'Not confirmed yet') },
          { label: 'Standing', value: standingOf(user) },
          { label: 'Guardian', value: guardian },
        ]}
      />
    </Panel>
  );
}

function standingOf({ suspension, missingRequirement }: SessionUser): string {
  if (suspension) return suspension.until ? `Suspended until ${dayIn(suspension.until)}` : 'Suspended';
  return missingRequirement ? `Reading only, without a ${missingRequirement}` : 'Good';
}

/** The guardian of a minor, or the minors of a guardian; nothing for most members. */
function useGuardian(): string | null {
  const { data } = useQuery(guardianshipQuery);
  if (data?.guardian) return data.guardian.name;
  return data?.minors.length ? `You, for ${data.minors.map(({ name }) => name).join(', ')}` : null;
}

function Membership({ tier }: { readonly tier: keyof typeof tiers }) {
  return (
    <>
      <Link to={paths.premium}>{tiers[tier]}</Link> <HelpAbout word="tiers" label="Membership" />
    </>
  );
}

const tiers = { free: 'Free', premium: 'Premium', premium_plus: 'Premium+', beta: 'Beta' } as const;
