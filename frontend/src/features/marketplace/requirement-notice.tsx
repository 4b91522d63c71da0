import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';

/** What the signed-in member must do before they may list or hold; undefined when nothing. */
export function useMissingRequirement(need: 'list' | 'hold'): SessionUser['missingRequirement'] | undefined {
  const member = useMember();
  return member && !member.capabilities.includes(need) ? (member.missingRequirement ?? undefined) : undefined;
}

/** Shown instead of an action that would be refused, with a link to the account page. */
export function RequirementNotice({
  need,
  missingRequirement,
}: {
  readonly need: 'list' | 'hold';
  readonly missingRequirement: SessionUser['missingRequirement'];
}) {
  return (
    <Notice
      live={false}
      title={need === 'list' ? 'You cannot list yet' : 'You cannot hold it yet'}
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
