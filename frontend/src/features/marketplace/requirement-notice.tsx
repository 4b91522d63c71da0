import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';

/** What the signed-in member has to do before they may list or hold; undefined when nothing is in the way. */
export function useMissingRequirement(need: 'list' | 'hold'): SessionUser['waitsFor'] | undefined {
  const member = useMember();
  return member && !member.may.includes(need) ? (member.waitsFor ?? undefined) : undefined;
}

/** Said in the place of what would be refused, with the way to where it is put right. */
export function RequirementNotice({
  need,
  waitsFor,
}: {
  readonly need: 'list' | 'hold';
  readonly waitsFor: SessionUser['waitsFor'];
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
      {waitsFor === 'guardian'
        ? 'You are under 18, so you need a parent or guardian whom we have verified. Your account page shows how to invite them.'
        : 'Enter your date of birth on your account page first.'}
    </Notice>
  );
}
