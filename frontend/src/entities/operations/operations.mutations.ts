import { call } from '@lib/api/call';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import {
  getShownAnnouncements,
  publishAnnouncement,
  withdrawAnnouncement,
} from '@modules/operations/announcement/announcements.contract';
import { releaseJobs, runJobNow } from '@modules/operations/jobs/jobs.contract';
import { openPersonal } from '@modules/operations/log/log.contract';
import { retryMails } from '@modules/operations/mails/mails.contract';
import {
  rebuildReadModel,
  retryParked,
  skipParked,
} from '@modules/operations/processors/processors.contract';
import { changeSetting } from '@modules/operations/settings/settings.contract';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';
import {
  announcementsQuery,
  jobsQuery,
  mailsQuery,
  parkedQuery,
  projectionsQuery,
  settingsQuery,
} from './operations.queries';

/** An act of an admin, for a reason. */
function useAct<Answer>(act: (reason: string) => Promise<Answer>, ...changed: readonly QueryKey[]) {
  const refresh = useInvalidate(...changed);
  return useMutation({ mutationFn: act, onError: useReauthOnError(), onSuccess: refresh });
}

const ofProcessors = [parkedQuery.queryKey, projectionsQuery.queryKey] as const;

export const useRetryParked = (name: string, stream: string) =>
  useAct((reason) => call(retryParked, { params: { name }, body: { stream, reason } }), ...ofProcessors);

export const useSkipParked = (name: string, stream: string, position: number) =>
  useAct(
    (reason) => call(skipParked, { params: { name }, body: { stream, position, reason } }),
    ...ofProcessors,
  );

export const useRebuild = (name: string) =>
  useAct((reason) => call(rebuildReadModel, { params: { name }, body: { reason } }), ...ofProcessors);

export const useReleaseJobs = (which: string) =>
  useAct((reason) => call(releaseJobs, { body: { which, reason } }), jobsQuery.queryKey);

export const useRunJob = (name: string) =>
  useAct((reason) => call(runJobNow, { params: { name }, body: { reason } }), jobsQuery.queryKey);

export const useRetryMails = (which: string) =>
  useAct((reason) => call(retryMails, { body: { which, reason } }), mailsQuery.queryKey, jobsQuery.queryKey);

export const useChangeSetting = (name: string, value: boolean | number) =>
  useAct(
    (reason) => call(changeSetting, { params: { name }, body: { value, reason } }),
    settingsQuery.queryKey,
  );

export const useWithdrawAnnouncement = (id: string) =>
  useAct(
    (reason) => call(withdrawAnnouncement, { params: { id }, body: { reason } }),
    announcementsQuery.queryKey,
    [getShownAnnouncements.path],
  );

export type NewAnnouncement = BodyInputOf<typeof publishAnnouncement>;

export function usePublishAnnouncement() {
  return useMutation({
    mutationFn: (body: NewAnnouncement) => call(publishAnnouncement, { body }),
    onError: useReauthOnError(),
    onSuccess: useInvalidate(announcementsQuery.queryKey, [getShownAnnouncements.path]),
  });
}

/** The personal fields of one event; nothing keeps them. */
export const useOpenPersonal = (event: string) =>
  useAct((reason) => call(openPersonal, { body: { event, reason } }));
