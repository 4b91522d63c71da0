import { commentDecider } from '../../../modules/community/comment/comment.decider.js';
import { membershipDecider } from '../../../modules/community/membership/membership.decider.js';
import { postDecider } from '../../../modules/community/post/post.decider.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { messageDecider } from '../../../modules/messages/message/message.decider.js';
import { threadDecider } from '../../../modules/messages/thread/thread.decider.js';
import { appealDecider } from '../../../modules/moderation/appeal/appeal.decider.js';
import { caseDecider } from '../../../modules/moderation/case/case.decider.js';
import { decisionDecider } from '../../../modules/moderation/decision/decision.decider.js';
import { memberNoteDecider } from '../../../modules/moderation/member-note/member-note.decider.js';
import { reportDecider } from '../../../modules/moderation/report/report.decider.js';
import type { DemoDeps, SendToStream } from '../demo-deps.js';
import { inLanes } from '../in-lanes.js';
import { followingCommands, publishingCommands } from '../listing-commands.js';
import type { ListingPlan } from '../listing-plans.js';
import type { Pictures } from '../render-pictures.js';
import type { CasePlan } from './case-plans.js';
import type { ThingStep } from './thing-plans.js';
import type { AskedPlan, TrustPlan } from './trust-plans.js';

/** Write what is reported and what staff decides about it. Reactors carry decisions out, as they always do. */
export async function writeTrust(deps: DemoDeps, plan: TrustPlan, pictures: Pictures): Promise<void> {
  const { cases, asked, notes } = plan;
  const all = [
    ...asked.map((one) => () => writeAsked(deps, one, pictures)),
    ...cases.map((one) => () => writeCase(deps, one, pictures)),
  ];
  await inLanes(deps, 'cases', all, 16, (write) => write());
  for (const { id, command } of notes)
    if (!deps.signal.aborted) await deps.sendToStream(memberNoteDecider, id, [command]);
}

async function writeAsked(deps: DemoDeps, { listing, id, commands }: AskedPlan, pictures: Pictures) {
  await list(deps, listing, pictures);
  await deps.sendToStream(reportDecider, id, commands);
}

/** Reports before the case that resolves them, and a decision before the case that calls for it: whoever follows the case finds both. */
async function writeCase(deps: DemoDeps, plan: CasePlan, pictures: Pictures): Promise<void> {
  const { sendToStream } = deps;
  for (const one of plan.listings) await list(deps, one, pictures);
  for (const one of plan.things) await sendThing(sendToStream, one);
  for (const { id, commands } of plan.reports) await sendToStream(reportDecider, id, commands);
  if (plan.isOpen) await deps.noteOpenCase(plan.id, plan.targets);
  if (plan.decision) await sendToStream(decisionDecider, plan.decision.id, [plan.decision.command]);
  await sendToStream(caseDecider, plan.id, plan.commands);
  if (plan.appeal) await sendToStream(appealDecider, plan.appeal.id, plan.appeal.commands);
}

async function list(deps: DemoDeps, plan: ListingPlan, pictures: Pictures): Promise<void> {
  const photos = await Promise.all(plan.offer.pictures.map((picture) => pictures.photo(picture)));
  const commands = [...publishingCommands(plan, deps.now), ...followingCommands(plan, photos, deps.now)];
  await deps.sendToListing(plan.id, commands);
}

function sendThing(send: SendToStream, step: ThingStep): Promise<unknown> {
  switch (step.to) {
    case 'membership':
      return send(membershipDecider, step.id, step.commands);
    case 'post':
      return send(postDecider, step.id, step.commands);
    case 'comment':
      return send(commentDecider, step.id, step.commands);
    case 'thread':
      return send(threadDecider, step.id, step.commands);
    case 'message':
      return send(messageDecider, step.id, step.commands);
    default:
      return unreachable(step);
  }
}
