import { type CallInput, call } from '@lib/api/call';
import { finishSocial, startSocial } from '@modules/identity/social/social.contract';

/** Starts a flow that signs in or up with a provider. */
export const startSocialSignIn = (body: CallInput<typeof startSocial>['body']) => call(startSocial, { body });

/** Finishes this browser's flow; a new member gives a date of birth. */
export const finishSocialSignIn = (dateOfBirth?: string) =>
  call(finishSocial, { body: dateOfBirth === undefined ? {} : { dateOfBirth } });
