import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';

type Need = 'list' | 'hold' | 'message';

const titles: Readonly<Record<Need, string>> = {
  list: 'You cannot list yet',
  hold: 'You cannot hold it yet',
  message: 'You cannot write yet',
};

/** What the signed-in member must do before they may list, hold or write; undefined when nothing. */
export function useMissingRequirement(need: Need): SessionUser['missingRequirement'] | undefined {
  const member = useMember();
  return member && !member.capabilities.includes(need) ? (member.missingRequirement ?? undefined) : undefined;
}

/** Shown instead of an action that would be refused, with a link to the account page. */
export function RequirementNotice({
  need,
  missingRequirement,
}: {
  readonly need: Need;
  readonly missingRequirement: SessionUser['missingRequirement'];
}) {
  return (
    <Notice
      live={false}
      title={titles[need]}
      action={
        <Button asChild>
          <Link to={paths.account}>Go to your account</Link>
        </Button>
      }
    >
      {missingRequirement === 'guardian'
        ? 'You are under 18, so you need a parent or guardian whom we have verified. Your account page shows how to invite them.'
        : 'Enter your date of birth on your account page first.'}
    </Notice>
  );
}
