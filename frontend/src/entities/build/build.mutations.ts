import { type CallInput, call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import {
  addBuildCover,
  changeAudience,
  changeBuild,
  changeBuildStatus,
  deleteBuild,
  dismissMilestone,
  inviteCollaborator,
  joinBuild,
  removeBuildCover,
  removeCollaborator,
  restoreBuild,
  sayBlocker,
  setBudget,
  setStallHelper,
  startBuild,
} from '@modules/builds/build/build.contract';
import { getMyProfile } from '@modules/members/profile/profile.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { buildQuery } from './build.queries';
import { refreshBuilds } from './refresh-builds';

/** The commands of the forms of a build: start it, change it. Starting one may put its car into the garage. */
export function useBuildFormCommands() {
  const queries = useQueryClient();
  return {
    start: (command: CallInput<typeof startBuild>) => call(startBuild, command),
    readAgain: (id: string) => queries.fetchQuery({ ...buildQuery(id), staleTime: 0 }),
    change: (id: string, body: CallInput<typeof changeBuild>['body']) =>
      call(changeBuild, { params: { id }, body }),
    refresh: () =>
      Promise.all([refreshBuilds(queries), queries.invalidateQueries({ queryKey: [getMyProfile.path] })]),
  };
}

/** Dollars; null: none. */
export const useSetBudget = (id: string) =>
  useChangingBuild((budget: number | null) => call(setBudget, { params: { id }, body: { budget } }));

export const useChangeStatus = (id: string) =>
  useChangingBuild((body: CallInput<typeof changeBuildStatus>['body']) =>
    call(changeBuildStatus, { params: { id }, body }),
  );

export const useChangeAudience = (id: string) =>
  useChangingBuild((body: CallInput<typeof changeAudience>['body']) =>
    call(changeAudience, { params: { id }, body }),
  );

/** Another cover; null removes it. */
export const useChangeBuildCover = () =>
  useChangingBuild(
    ({ id, file }: { readonly id: string; readonly file: File | null }): Promise<unknown> =>
      file ? upload(addBuildCover, file, { params: { id } }) : call(removeBuildCover, { params: { id } }),
  );

export const useDeleteBuild = () => useChangingBuild((id: string) => call(deleteBuild, { params: { id } }));

export const useRestoreBuild = () => useChangingBuild((id: string) => call(restoreBuild, { params: { id } }));

/** Invites somebody, or gives a collaborator another role. */
export const useInviteCollaborator = (id: string) =>
  useChangingBuild((body: CallInput<typeof inviteCollaborator>['body']) =>
    call(inviteCollaborator, { params: { id }, body }),
  );

/** Ends the part of a collaborator; oneself leaves, or declines an invitation. */
export const useRemoveCollaborator = (id: string) =>
  useChangingBuild((memberId: string) => call(removeCollaborator, { params: { id, memberId } }));

export const useJoinBuild = (id: string) => useChangingBuild(() => call(joinBuild, { params: { id } }));

export const useSetStallHelper = (id: string) =>
  useChangingBuild((isOn: boolean) => call(setStallHelper, { params: { id }, body: { isOn } }));

export type SaidBlocker = CallInput<typeof sayBlocker>['body'];

export const useSayBlocker = (id: string) =>
  useChangingBuild((body: SaidBlocker) => call(sayBlocker, { params: { id }, body }));

/** It is suggested for the wall no longer. */
export const useDismissMilestone = (id: string) =>
  useChangingBuild((milestone: string) => call(dismissMilestone, { params: { id }, body: { milestone } }));

/** A refusal often means that the page was out of date. */
function useChangingBuild<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshBuilds(queries) });
}
