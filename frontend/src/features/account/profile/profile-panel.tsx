import { paths } from '@lib/paths';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Button } from '@ui/actions/button';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from '../account-page.module.css';
import { AccountRow } from '../account-row';
import { ChangeEmail } from '../security/change-email';
import { PictureForm } from './picture-form';
import { ProfileForm } from './profile-form';

/** The member's profile, picture, e-mail and preferences. */
export function ProfilePanel({ user }: { readonly user: SessionUser }) {
  return (
    <Panel title="Profile" heading="h3">
      <div className={style.rows}>
        <AccountRow title="Name and profile" action={<ProfileForm />}>
          {user.name ?? 'None yet'}
          {user.handle && `, @${user.handle}`}. Change what you say about yourself, your home ZIP code, your
          garage, and what others see.
        </AccountRow>
        <AccountRow title="Picture" action={<PictureForm user={user} />}>
          {user.profileImageUrl ? 'Beside your name.' : 'Initials, until you choose one.'}
        </AccountRow>
        <AccountRow title="Email address" action={<ChangeEmail />}>
          {user.emailVerified ? 'Confirmed.' : 'Not confirmed yet.'}
        </AccountRow>
        <AccountRow
          title="Public page"
          action={
            <Button asChild>
              <Link to={paths.member(user.handle ?? user.uid)}>View page</Link>
            </Button>
          }
        >
          Your page as others see it.
        </AccountRow>
        <AccountRow
          title="Preferences"
          action={
            <Button asChild>
              <Link to={`${paths.notifications}?show=preferences`}>Notification settings</Link>
            </Button>
          }
        >
          What we notify you about, and how.
        </AccountRow>
      </div>
    </Panel>
  );
}
