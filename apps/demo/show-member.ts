import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../modules/kernel/decider/command-bus.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import type { Handles } from '../../modules/members/profile/handles.js';
import { profileDecider } from '../../modules/members/profile/profile.decider.js';
import { usualShown } from '../../modules/members/profile/profile.events.js';
import type { ShownMember } from './wall/shown-members.js';

/** Give a demo member a handle, words about themselves and a garage. What they change later stays, because the command is known. */
export function showMember(
  { bus, handles }: { readonly bus: CommandBus; readonly handles: Handles },
  { member, handle, bio, garage, zip, at }: ShownMember,
): Promise<unknown> {
  const { memberId, name, area } = member;
  const [firstName = '', ...rest] = name.split(' ');
  const profile = {
    firstName,
    lastName: rest.join(' ') || null,
    handle,
    bio,
    home: zip === null ? null : { zip, area },
    garage: [...garage],
    shown: { ...usualShown, lastName: true, area: true },
  };
  const meta = {
    actor: { id: memberId, roles: [] },
    now: at,
    commandId: deterministicId('profile', memberId),
  };
  return handles.take(memberId, handle, () =>
    dispatch(bus, profileDecider, memberId, { type: 'ChangeProfile', profile, meta }),
  );
}
