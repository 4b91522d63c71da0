import { type CallInput, call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { importCalendar, importCalendarFeed } from '@modules/events/import/calendar-import.contract';
import {
  answerTeamInvitation,
  applyAsOrganizer,
  askForVerification,
  changeOrganizer,
  changeTeamRole,
  type EvidenceBody,
  inviteToTeam,
  leaveTeam,
  listMyOrganizers,
  listOrganizers,
  readOrganizer,
} from '@modules/events/organizer/organizer.contract';
import type { TeamRole } from '@modules/events/organizer/organizer.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { organizerQuery } from './organizer.queries';

/** The mutations of the form of an organizer. */
export function useOrganizerCommands() {
  const queries = useQueryClient();
  const refresh = useInvalidate(...changed);
  return {
    apply: (command: CallInput<typeof applyAsOrganizer>) => call(applyAsOrganizer, command),
    /** By its id or slug. */
    readAgain: (slug: string) => queries.fetchQuery({ ...organizerQuery(slug), staleTime: 0 }),
    change: (id: string, body: CallInput<typeof changeOrganizer>['body']) =>
      call(changeOrganizer, { params: { id }, body }),
    refresh,
  };
}

export const useAskForVerification = (id: string) =>
  useChangingOrganizer((body: EvidenceBody) => call(askForVerification, { params: { id }, body }));

/* The team. */

export const useInviteToTeam = (id: string) =>
  useChangingOrganizer((body: { readonly handle: string; readonly role: TeamRole }) =>
    call(inviteToTeam, { params: { id }, body }),
  );

export const useAnswerTeamInvitation = (id: string) =>
  useChangingOrganizer((accepts: boolean) =>
    call(answerTeamInvitation, { params: { id }, body: { accepts } }),
  );

export const useChangeTeamRole = (id: string) =>
  useChangingOrganizer(({ memberId, role }: { readonly memberId: string; readonly role: TeamRole }) =>
    call(changeTeamRole, { params: { id, memberId }, body: { role } }),
  );

/** Leaves, lets somebody go, or takes an invitation back. */
export const useLeaveTeam = (id: string) =>
  useChangingOrganizer((memberId: string) => call(leaveTeam, { params: { id, memberId } }));

/* Calendars. */

export type Calendar = { readonly file: Blob } | { readonly url: string };

/** Drafts events from a calendar; with `preview` it only says what would become of each entry. */
export const useImportCalendar = (id: string) =>
  useChangingOrganizer(({ preview, ...from }: Calendar & { readonly preview: boolean }) =>
    'file' in from
      ? upload(importCalendar, from.file, { params: { id }, query: { preview: String(preview) } })
      : call(importCalendarFeed, { params: { id }, body: { url: from.url, preview } }),
  );

/** Every page of the organizer shows it, and so do lists. A refusal often means that a page was out of date. */
function useChangingOrganizer<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const refresh = useInvalidate(...changed);
  return useMutation({ mutationFn, onSettled: refresh });
}

const changed = [[readOrganizer.path], [listMyOrganizers.path], [listOrganizers.path]] as const;
