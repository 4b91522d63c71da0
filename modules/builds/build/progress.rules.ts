import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { BuildEvent, blockers } from './build.events.js';
import type { Build } from './build.state.js';
import { isSame } from './is-same.rules.js';
import { mustBe } from './roles.rules.js';

/** What helps a build on: the stall helper and its answer, templates, milestones. */
export type ProgressCommand =
  | Command<'SetStallHelper', { readonly isOn: boolean }>
  | Command<
      'SayBlocker',
      {
        readonly what: (typeof blockers)[number];
        readonly note: string;
        /** ISO date; null: no day. */
        readonly lookAgainOn: string | null;
      }
    >
  | Command<'DismissMilestone', { readonly milestone: string }>
  | Command<'UseTemplate', { readonly template: string }>;

/** errors  those of `mustBe` */
export function progressRules(command: ProgressCommand, build: Build): readonly BuildEvent[] {
  switch (command.type) {
    case 'SetStallHelper': {
      const { isStallHelperOn } = mustBe(build, 'owns', command.meta);
      return isStallHelperOn === command.isOn ? [] : [event('StallHelperSet', { isOn: command.isOn })];
    }
    case 'SayBlocker':
      return sayBlocker(command, build);
    case 'DismissMilestone': {
      const { milestone, meta } = command;
      const { dismissedMilestones } = mustBe(build, 'owns', meta);
      return dismissedMilestones.includes(milestone) ? [] : [event('MilestoneDismissed', { milestone })];
    }
    case 'UseTemplate': {
      const { template, meta } = command;
      const { templates } = mustBe(build, 'helps', meta);
      return templates.includes(template) ? [] : [event('TemplateUsed', { template, by: meta.actor.id })];
    }
    default:
      return unreachable(command);
  }
}

function sayBlocker(
  { what, note, lookAgainOn, meta }: CommandOf<ProgressCommand, 'SayBlocker'>,
  build: Build,
): readonly BuildEvent[] {
  const { ownerId, blocker } = mustBe(build, 'owns', meta);
  const said = { ownerId, what, note, lookAgainOn };
  return isSame(blocker, said) ? [] : [event('BlockerSaid', said)];
}
