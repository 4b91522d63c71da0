import { call } from '@lib/api/call';
import { finishSocial, listSocialKinds } from '@modules/identity/social/social.contract';
import { queryOptions } from '@tanstack/react-query';

/** Who else may vouch for a member here; configured by whoever runs the installation. */
export const socialKindsQuery = queryOptions({
  queryKey: [listSocialKinds.path] as const,
  queryFn: ({ signal }) => call(listSocialKinds, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Take what came of this browser's try; somebody new says when they were born. */
export const finishSocialSignIn = (dateOfBirth?: string) =>
  call(finishSocial, { body: dateOfBirth === undefined ? {} : { dateOfBirth } });
