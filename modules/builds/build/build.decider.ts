import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { type HandOverCommand, handOverRules } from '../hand-over/hand-over.rules.js';
import { type AudienceCommand, changeAudience } from './audience.rules.js';
import { type BuildEvent, type BuildStatus, type BuildWords, buildEvents } from './build.events.js';
import { type Build, buildState } from './build.state.js';
import { type CollaboratorCommand, collaboratorRules } from './collaborators.rules.js';
import { type BuildDecision, decideAbout } from './decisions.rules.js';
import { type DeleteCommand, deleteRules } from './delete.rules.js';
import { isSame } from './is-same.rules.js';
import { type ProgressCommand, progressRules } from './progress.rules.js';
import { mustBe } from './roles.rules.js';

export type BuildCommand =
  | Command<'StartBuild', { readonly words: BuildWords; readonly budgetCents: number | null }>
  | Command<'ChangeBuild', { readonly words: BuildWords }>
  | Command<'SetBudget', { readonly budgetCents: number | null }>
  | Command<'ChangeCover', { readonly cover: Build['cover'] }>
  | Command<'ChangeStatus', { readonly status: BuildStatus; readonly note: string }>
  | AudienceCommand
  | CollaboratorCommand
  | HandOverCommand
  | ProgressCommand
  | DeleteCommand
  | BuildDecision;

/** source  README, Commands */
export const buildDecider: StreamDecider<typeof buildEvents, Build, BuildCommand> = {
  ...buildState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** What ends something, and what follows from elsewhere. */
const always: ReadonlySet<BuildCommand['type']> = new Set([
  'EndCollaboration',
  'UnlinkSale',
  'EndOffer',
  'HandOver',
  'DeleteBuild',
  'DeleteForErasure',
  'HideBuild',
  'ShowBuild',
  'RemoveBuild',
  'BringBackBuild',
]);

function decide(command: BuildCommand, build: Build): readonly BuildEvent[] {
  switch (command.type) {
    case 'StartBuild':
      return start(command, build);
    case 'ChangeBuild':
      return change(command, build);
    case 'SetBudget':
      return setBudget(command, build);
    case 'ChangeCover':
      return changeCover(command, build);
    case 'ChangeStatus':
      return changeStatus(command, build);
    case 'ChangeAudience':
      return changeAudience(command, build);
    case 'InviteCollaborator':
    case 'JoinBuild':
    case 'EndCollaboration':
      return collaboratorRules(command, build);
    case 'LinkSale':
    case 'UnlinkSale':
    case 'OfferBuild':
    case 'EndOffer':
    case 'HandOver':
      return handOverRules(command, build);
    case 'SetStallHelper':
    case 'SayBlocker':
    case 'DismissMilestone':
    case 'UseTemplate':
      return progressRules(command, build);
    case 'DeleteBuild':
    case 'RestoreBuild':
    case 'DeleteForErasure':
      return deleteRules(command, build);
    case 'HideBuild':
    case 'ShowBuild':
    case 'RemoveBuild':
    case 'BringBackBuild':
      return decideAbout(command, build);
    default:
      return unreachable(command);
  }
}

/** Start a build, under the id that its owner's device made.
 *  events  [BuildStarted] and [BudgetSet] with a budget; [] when this build was started so before
 *  errors  BUILD_ID_TAKEN (conflict) */
function start(
  { words, budgetCents, meta }: CommandOf<BuildCommand, 'StartBuild'>,
  build: Build,
): readonly BuildEvent[] {
  const ownerId = meta.actor.id;
  if (build.standing !== 'none') {
    if (build.ownerId === ownerId && isSame(build.words, words)) return [];
    throw conflict('BUILD_ID_TAKEN', { message: 'Another build has this id. Start it again.' });
  }
  const started = event('BuildStarted', { ...words, ownerId });
  return budgetCents === null ? [started] : [started, event('BudgetSet', { ownerId, budgetCents })];
}

/** Change what a build is. Nobody but its owner reads the VIN, so another's change leaves it as it is.
 *  errors  those of `mustBe` */
function change(
  { words, meta }: CommandOf<BuildCommand, 'ChangeBuild'>,
  build: Build,
): readonly BuildEvent[] {
  const { ownerId, words: before } = mustBe(build, 'owns', meta);
  const vin = meta.actor.id === ownerId ? words.vehicle.vin : before.vehicle.vin;
  const after = { ...words, vehicle: { ...words.vehicle, vin } };
  return isSame(before, after) ? [] : [event('BuildChanged', { ...after, ownerId, by: meta.actor.id })];
}

/** errors  those of `mustBe` */
function setBudget(
  { budgetCents, meta }: CommandOf<BuildCommand, 'SetBudget'>,
  build: Build,
): readonly BuildEvent[] {
  const { ownerId, budgetCents: before } = mustBe(build, 'owner', meta);
  return before === budgetCents ? [] : [event('BudgetSet', { ownerId, budgetCents })];
}

/** errors  those of `mustBe` */
function changeCover(
  { cover, meta }: CommandOf<BuildCommand, 'ChangeCover'>,
  build: Build,
): readonly BuildEvent[] {
  const { ownerId, cover: before } = mustBe(build, 'owns', meta);
  return before?.id === cover?.id ? [] : [event('CoverChanged', { ownerId, photo: cover })];
}

/** errors  those of `mustBe` */
function changeStatus(
  { status, note, meta }: CommandOf<BuildCommand, 'ChangeStatus'>,
  build: Build,
): readonly BuildEvent[] {
  const { ownerId, status: before, statusNote } = mustBe(build, 'owns', meta);
  return before === status && statusNote === note ? [] : [event('StatusChanged', { ownerId, status, note })];
}
