import { SendToGuardian } from '@entities/guardianship/send-to-guardian';
import type { WhyNotWrite } from '@modules/members/writing.schemas';
import { ShareButton } from '@ui/actions/share-button';
import { Notice } from '@ui/feedback/notice';
import { Row } from '@ui/layout/layout';
import { RequirementNotice, useMissingRequirement } from './requirement-notice';

export type CannotWriteProps = {
  readonly why: WhyNotWrite;
  /** Of the other. */
  readonly name: string;
  /** What a guardian could look at: the listing, or the page of the other. */
  readonly path: string;
  readonly title: string;
};

/** Says before anybody writes that the two cannot, and what to do instead. */
export function CannotWrite({ why, name, path, title }: CannotWriteProps) {
  const missingRequirement = useMissingRequirement('message');
  if (missingRequirement) return <RequirementNotice need="message" missingRequirement={missingRequirement} />;
  if (why === 'ASK_GUARDIAN')
    return (
      <Notice
        live={false}
        title={`Ask your guardian to write to ${name}`}
        action={
          <Row>
            <SendToGuardian path={path} title={title} />
            <ShareButton title={title} path={path} />
          </Row>
        }
      >
        Members under 18 write to adults only through their guardian.
      </Notice>
    );
  return (
    <Notice live={false} title={`You and ${name} cannot write to each other`}>
      Not every two members can: an age, a block or a pause of an account can stand between them. We do not
      say which.
    </Notice>
  );
}
