import { mayAs } from '../../../modules/builds/build/roles.rules.js';
import type { BuildAction } from '../../../modules/builds/builds.schemas.js';
import type { Reader } from './audience.js';
import { type FoundBuild, standingIn } from './found-build.queries.js';

/** What a reader may do with a build that they see: its buttons. Commands check it again. A build that staff removed stays as it is. */
export function actionsOn(build: FoundBuild, reader: Reader): BuildAction[] {
  if (reader.id === '') return [];
  const standing = standingIn(build, reader);
  const isInvited = build.is_invited === true;
  const isOpen = build.standing !== 'removed';
  const isShown = build.standing === 'shown' && build.audience !== 'private';
  const owner = isOpen && standing === 'owner';
  const owns = isOpen && mayAs(standing, 'owns');
  const helps = isOpen && mayAs(standing, 'helps');
  const isOffered = build.offered_to === reader.id;
  const all: readonly (readonly [BuildAction, boolean])[] = [
    ['edit', owns],
    ['budget', owner],
    ['status', owns],
    ['audience', owns],
    ['cover', owns],
    ['invite', owns],
    ['leave', standing !== null && standing !== 'owner'],
    ['join', isOpen && isInvited],
    ['write', helps],
    ['plan', helps],
    ['delete', owner],
    ['sell', owner],
    ['hand over', owner],
    ['withdraw offer', owner && build.offered_to !== null],
    ['accept offer', isOpen && isOffered],
    ['freeze', owns],
    ['stall helper', owns],
    ['follow', standing !== 'owner' && isShown],
    ['share', isShown && build.audience === 'public'],
    ['openCase', reader.isStaff && standing === null],
  ];
  return all.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}
