import { Button } from '@ui/actions/button';
import { Panel } from '@ui/layout/panel';
import style from '../account-page.module.css';
import { AccountRow } from '../account-row';
import { ChangePassword } from './change-password';
import { TwoStep } from './two-step';

/** The password, two-step sign-in and sign-in history. */
export function SecurityPanel() {
  return (
    <Panel title="Security" heading="h3" id="security">
      <div className={style.rows}>
        <AccountRow title="Update password" action={<ChangePassword />}>
          At least 8 characters. A sentence that only you would say is best.
        </AccountRow>
        <TwoStep />
        <AccountRow
          title="Sign-in history"
          action={
            <Button asChild>
              <a href="#sign-ins">View sign-ins</a>
            </Button>
          }
        >
          Sign-ins and failed attempts are listed below, with your signed-in devices.
        </AccountRow>
      </div>
    </Panel>
  );
}
