import { local } from '../browser/browser-store';

/** A member whose session on this device has ended. */
export interface Left {
  readonly memberId: string;
  /** ISO-8601 UTC; undefined when they signed out themselves. */
  readonly endedAt: string | undefined;
}

/** Notes that a session has ended here, so that `forgetDevice` deletes what the device has of the member, also after a reload. */
export const noteLeft = (memberId: string, isSignOut: boolean): void =>
  local.write(KEY + memberId, isSignOut ? SIGNED_OUT : new Date().toISOString());

export const leftMembers = (): readonly Left[] =>
  local.keys(KEY).map((key) => {
    const how = local.read(key) ?? SIGNED_OUT;
    return { memberId: key.slice(KEY.length), endedAt: how === SIGNED_OUT ? undefined : how };
  });

/** Nothing is left to delete, or they have signed in again. */
export const noteBack = (memberId: string): void => local.delete(KEY + memberId);

const KEY = 'left ';
const SIGNED_OUT = 'signed out';
