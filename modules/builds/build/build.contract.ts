import { z } from 'zod';
import { endpoint, Id, IdParams, line, MadeFrom, optionalText, Receipt } from '../../kernel/http/contract.js';
import { photoUpload } from '../../media/photos.contract.js';
import {
  audiences,
  BuildBody,
  blockers,
  buildStatuses,
  costViews,
  OptionalDollars,
  roles,
} from '../builds.schemas.js';

/** What every command on a build may answer. */
export const ofBuild = ['BUILD_NOT_FOUND', 'NOT_YOUR_PART', 'BUILD_GONE'];
const CollaboratorParams = z.object({ id: Id, memberId: Id });

const command = <Body extends z.ZodType>(
  path: string,
  summary: string,
  body: Body,
  errors: readonly string[] = [],
  method: 'POST' | 'PUT' = 'POST',
) =>
  endpoint({
    method,
    path: `/api/builds/:id/${path}`,
    auth: 'member',
    summary,
    params: IdParams,
    body,
    response: Receipt,
    errors: [...ofBuild, ...errors],
  });
const nothing = z.object({});

/** What starts a build: its page checks the same. */
export const StartBody = BuildBody.extend({
  id: Id,
  budget: OptionalDollars,
  /** Put the car into the garage too, unless it is there. */
  inGarage: z.boolean().default(true),
  template: z.string().max(40).nullable().default(null),
});

export const startBuild = endpoint({
  method: 'POST',
  path: '/api/builds',
  auth: 'member',
  summary:
    'Start a build, private until its owner decides otherwise; with the tasks of a template when one is named',
  body: StartBody,
  response: Receipt,
  status: 201,
  errors: ['BUILD_ID_TAKEN', 'TOO_MANY_BUILDS', 'TEMPLATE_NOT_FOUND'],
});

export const changeBuild = endpoint({
  method: 'PUT',
  path: '/api/builds/:id',
  auth: 'member',
  summary: 'Change what a build is, whole',
  params: IdParams,
  body: BuildBody.extend(MadeFrom.shape),
  response: Receipt,
  errors: ofBuild,
});

export const setBudget = command(
  'budget',
  'Set the budget, which only its owners read; null: none',
  z.object({ budget: OptionalDollars }),
  [],
  'PUT',
);
export const changeBuildStatus = command(
  'status',
  'Say where a build is: planned, active, dormant, complete, sold, abandoned',
  z.object({ status: z.enum(buildStatuses), note: optionalText(500).default('') }),
);
export const changeAudience = command(
  'audience',
  'Choose who sees a build, and what they read of its costs',
  z.object({
    audience: z.enum(audiences),
    communityId: Id.nullable().default(null),
    costs: z.enum(costViews).default('nothing'),
    /** Whether others read the area of its owner's home, and find it near them. Never of a minor. */
    showArea: z.boolean().default(false),
  }),
  ['NOT_SHOWN_YET', 'COMMUNITY_NEEDED', 'COMMUNITY_NOT_FOUND'],
  'PUT',
);

export const addBuildCover = photoUpload({
  path: '/api/builds/:id/cover',
  summary: 'Change the cover of a build',
  errors: [...ofBuild, 'TOO_MANY_BUILD_PHOTOS'],
});
export const removeBuildCover = endpoint({
  method: 'DELETE',
  path: '/api/builds/:id/cover',
  auth: 'member',
  summary: 'Remove the cover of a build',
  params: IdParams,
  response: Receipt,
  errors: ofBuild,
});

export const deleteBuild = endpoint({
  method: 'DELETE',
  path: '/api/builds/:id',
  auth: 'member',
  summary: 'Delete a build, with its tasks and entries; it can be restored for 30 days',
  params: IdParams,
  response: Receipt,
  errors: ofBuild,
});
export const restoreBuild = command('restore', 'Restore a build that its owner deleted', nothing, [
  'TOO_MANY_BUILDS',
]);

export const inviteCollaborator = command(
  'collaborators',
  'Invite a member to a build, by handle or id, in a role; again: change the role',
  z.object({ member: line(80), role: z.enum(roles) }),
  ['MEMBER_NOT_FOUND', 'OWN_COLLABORATOR', 'TOO_MANY_COLLABORATORS', 'TOO_MANY_ASKED'],
);
export const removeCollaborator = endpoint({
  method: 'DELETE',
  path: '/api/builds/:id/collaborators/:memberId',
  auth: 'member',
  summary: 'End the part of a collaborator, or leave and decline oneself',
  params: CollaboratorParams,
  response: Receipt,
  errors: ofBuild,
});
export const joinBuild = command('join', 'Accept an invitation to a build', nothing);

export const setStallHelper = command(
  'stall-helper',
  'Be asked "What is blocking?" after 60 quiet days, or no longer',
  z.object({ isOn: z.boolean() }),
  [],
  'PUT',
);
export const sayBlocker = command(
  'blocker',
  'Say what keeps a build from going on, and when to look again',
  z.object({
    what: z.enum(blockers),
    note: optionalText(500).default(''),
    lookAgainOn: z.iso.date().nullable().default(null),
  }),
);
export const dismissMilestone = command(
  'milestones',
  'Suggest a milestone for the wall no longer',
  z.object({ milestone: z.string().min(1).max(80) }),
);
export const useTemplate = command(
  'template',
  'Add the tasks of a template to a build; those that are there already stay as they are',
  z.object({ template: z.string().max(40) }),
  ['TEMPLATE_NOT_FOUND', 'TOO_MANY_TASKS'],
);

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/builds/templates',
  auth: 'guest',
  summary: 'The templates of tasks, the largest first',
  response: z.object({
    templates: z.array(
      z.object({ name: z.string(), title: z.string(), about: z.string(), tasks: z.number().int() }),
    ),
  }),
});
