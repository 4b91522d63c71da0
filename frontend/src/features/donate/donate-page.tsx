import { givingQuery } from '@entities/donation/donation.queries';
import { mailto } from '@lib/mailto';
import { paths, supportAddress } from '@lib/paths';
import { useSession } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './donate-page.module.css';
import { GiveForm, type GiveFormProps } from './give-form';
import { GoalBar } from './goal-bar';
import { HowDonorsAreThanked } from './how-donors-are-thanked';
import { LatestGifts } from './latest-gifts';
import { WithoutMoney } from './without-money';

/** Support Us: how to help, with and without money. */
export default function DonatePage() {
  const { data: giving, instead } = loaded(useQuery(givingQuery), {
    label: 'Loading how to give…',
    shape: 'plate',
    count: 2,
  });
  return (
    <Page>
      <PageHeading
        title="Support Us"
        lead="The mobile web app is free and stays free. People who can spare something keep it that way."
      />
      <Stack gap="section">
        {giving ? (
          <Stack gap="loose">
            {giving.isOpen && giving.ways.isTest && (
              <Notice tone="warn" title="Test: nothing is charged" live={false}>
                This site has no payment provider yet. You can go through all of it, and no money moves.
              </Notice>
            )}
            <GoalBar goal={giving.goal} />
            <div className={style.columns}>
              <HowToGive giving={giving} />
              <Stack gap="loose">
                <HowDonorsAreThanked kingTier={giving.kingTier} />
                <LatestGifts gifts={giving.latest} />
              </Stack>
            </div>
          </Stack>
        ) : (
          <Stack gap="loose">
            {instead}
            <HowDonorsAreThanked kingTier={null} />
          </Stack>
        )}
        <WithoutMoney />
      </Stack>
    </Page>
  );
}

/** The form, or why there is none. */
function HowToGive({ giving }: Pick<GiveFormProps, 'giving'>) {
  const session = useSession();
  if (!giving.isOpen) return <Closed />;
  if (session.status === 'loading') return <Loading label="Loading your account…" shape="plate" count={2} />;
  const member = session.status === 'signed-in' ? session.user : undefined;
  if (member?.isMinor) return <AskYourGuardian />;
  return <GiveForm key={member?.uid} giving={giving} member={member} />;
}

function Closed() {
  return (
    <Panel title="Giving is closed for now">
      <p>
        Nothing can be paid on this page. Write to {supportAddress} with the amount you have in mind: we reply
        and tell you how to send it.
      </p>
      <p>
        <Button asChild variant="primary">
          <a href={mailto(supportAddress, 'I would like to support you')}>Write to us</a>
        </Button>
      </p>
    </Panel>
  );
}

function AskYourGuardian() {
  return (
    <Panel title="Ask your parent or guardian to give">
      <p>
        Gifts of money come from adults. Your parent or guardian can give on this page, with an account or
        without. What you can do yourself is below, and it helps as much.
      </p>
      <p>
        <Link to={paths.guardian}>Your guardian</Link>
      </p>
    </Panel>
  );
}
