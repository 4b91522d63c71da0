import { paths } from '@lib/paths';
import { Button } from '@ui/button';
import { Panel } from '@ui/panel';
import { Link } from 'react-router-dom';
import style from './account-page.module.css';
import { AccountRow } from './account-row';
import { TwoStep } from './two-step';

/** What guards the account. */
export function SecurityPanel() {
  return (
    <Panel title="Security">
      <div className={style.rows}>
        <AccountRow
          title="Update password"
          action={
            <Button asChild>
              <Link to={`${paths.loginToStay}&mode=reset`}>Update password</Link>
            </Button>
          }
        >
          At least 8 characters. A sentence that only you would say is best.
        </AccountRow>
        <TwoStep />
        <AccountRow
          title="Sign-in history"
          action={
            <Button asChild>
              <a href="#sign-ins">Look through it</a>
            </Button>
          }
        >
          Who signed in as you, and who tried. Below, with the devices that are signed in.
        </AccountRow>
      </div>
    </Panel>
  );
}
