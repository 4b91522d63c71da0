import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState, mustBeRegistered } from '../../identity/member/member.state.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, type CommandOf, foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { findPreviousResult, loadState } from '../../kernel/decider/handle-command.js';
import { type MadeFrom, mustBeNewest } from '../../kernel/decider/made-from.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Content } from '../../kernel/files/content.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { PHOTOS, type Photos } from '../../media/photos.ports.js';
import { Handles } from './handles.js';
import { type ProfileCommand, profileDecider } from './profile.decider.js';
import { type Picture, type Profile, profileEvents, usualShown } from './profile.events.js';
import { profileState } from './profile.state.js';

/** A member's own profile, whose changes also take a handle or store a file.
 *  source  README, Rules 1–3 */
@Injectable()
export class ProfileService {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(Handles) private readonly handles: Handles,
    @Inject(PHOTOS) private readonly photos: Photos,
  ) {}

  /**
   * Reads the event store, so that the result is never outdated.
   * errors  MEMBER_NOT_FOUND (not-found)
   */
  async of(memberId: string): Promise<{
    readonly profile: Profile;
    readonly picture: Picture | null;
    readonly version: number;
  }> {
    const { events, version } = await this.eventStore.history(profileEvents, memberId);
    const { profile, picture } = foldEvents(profileState, events);
    if (profile) return { profile, picture, version };
    const member = mustBeRegistered(await loadState(this.eventStore, memberState, memberId));
    return { profile: firstProfile(member.name), picture, version };
  }

  /** in      version  of the profile that it was made from
   *  errors  HANDLE_TAKEN, CHANGED_SINCE (conflict), and those of ChangeProfile */
  async change(profile: Profile, version: number | undefined, meta: CommandMetadata): Promise<Receipt> {
    const memberId = meta.actor.id;
    const command = { type: 'ChangeProfile', profile, meta } as const;
    const madeFrom = { version, changedBy: ['ProfileChanged'] } as const;
    const record = () => dispatch(this.bus, profileDecider, memberId, command, { madeFrom });
    return (await this.#isToRecord(command, madeFrom))
      ? this.handles.take(memberId, profile.handle, record)
      : record();
  }

  /** errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large) */
  async changePicture(
    content: Content,
    meta: CommandMetadata,
  ): Promise<{ readonly receipt: Receipt; readonly picture: Picture }> {
    const memberId = meta.actor.id;
    const before = findPreviousResult(await this.eventStore.read(profileEvents, memberId), meta);
    const known = before?.type === 'PictureChanged' ? before.data.picture : null;
    const picture = known ?? (await this.photos.store(content, `${memberId} ${meta.commandId}`));
    const command = { type: 'ChangePicture', picture, meta } as const;
    const receipt = await dispatch(this.bus, profileDecider, memberId, command).catch(
      async (error: unknown) => {
        if (error instanceof DomainError) await this.photos.remove(picture.id);
        throw error;
      },
    );
    return { receipt, picture };
  }

  /** Refuse before a handle is taken; a command that was recorded before takes none. */
  async #isToRecord(
    command: CommandOf<ProfileCommand, 'ChangeProfile'>,
    madeFrom: MadeFrom,
  ): Promise<boolean> {
    const history = await this.eventStore.history(profileEvents, command.meta.actor.id);
    if (findPreviousResult(history.events, command.meta)) return false;
    const decided = profileDecider.decide(command, foldEvents(profileState, history.events));
    if (decided.length > 0) mustBeNewest(madeFrom, history.events, history);
    return true;
  }
}

/** The profile of a member who has not written one. Others see the full name from the sign-up. */
function firstProfile(name: string): Profile {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const lastName = rest.join(' ') || null;
  return {
    firstName,
    lastName,
    handle: null,
    bio: '',
    home: null,
    garage: [],
    shown: { ...usualShown, lastName: lastName !== null },
  };
}
