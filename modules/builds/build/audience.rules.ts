import { type Command, event } from '../../kernel/decider/decider.js';
import { forbidden, unprocessable } from '../../kernel/decider/errors.js';
import type { Audience, BuildEvent, CostView } from './build.events.js';
import type { Build } from './build.state.js';
import { isSame } from './is-same.rules.js';
import { mustBe } from './roles.rules.js';

/** Who sees a build, and what they read of it. The sender looks whether its owner is in the community, and where they are. */
export type AudienceCommand = Command<
  'ChangeAudience',
  {
    readonly audience: Audience;
    readonly communityId: string | null;
    readonly costs: CostView;
    /** Of the owner's home; null: it is not shown. */
    readonly place: Build['audience']['place'];
    /** Whether others may see what the owner makes: their age is known, and a minor has a guardian. */
    readonly isShowable: boolean;
  }
>;

/** Only the owner begins to show where they are; others who own with them may end it.
 *  errors  NOT_SHOWN_YET (forbidden), COMMUNITY_NEEDED (unprocessable), those of `mustBe` */
export function changeAudience(
  { audience, communityId, costs, place, isShowable, meta }: AudienceCommand,
  build: Build,
): readonly BuildEvent[] {
  const { ownerId, audience: before } = mustBe(build, 'owns', meta);
  if (audience !== 'private' && !isShowable) throw notShownYet();
  if (audience === 'community' && communityId === null)
    throw unprocessable('COMMUNITY_NEEDED', {
      message: 'Choose the community that sees this build.',
      fields: [{ path: 'communityId', message: 'Choose a community.' }],
    });
  const after = {
    audience,
    communityId: audience === 'community' ? communityId : null,
    costs,
    place: place === null || meta.actor.id === ownerId ? place : before.place,
  };
  return isSame(before, after) ? [] : [event('AudienceChanged', { ownerId, ...after })];
}

const notShownYet = () =>
  forbidden('NOT_SHOWN_YET', {
    message:
      'Others cannot see your builds yet. Keep this one private; your account page says what is missing: your date of birth, or a parent or guardian.',
  });
