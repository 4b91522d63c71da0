import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { type Handled, type HandledEvent, handles, type Touched } from './handled.js';
import { createWall, indexesOfWall } from './wall.table.js';
import { recordAct } from './write-acts.js';
import { addComments, changeComment } from './write-comments.js';
import { changeCommunity } from './write-community.js';
import { writeEntries } from './write-entries.js';
import { eraseMember } from './write-erasure.js';
import { addPosts, changePost } from './write-posts.js';
import { recount, writeReactions } from './write-reactions.js';

/** Posts with their comments and reactions, and the feeds that they are in. What a batch makes comes first, in one statement a table;
 *  what it changes follows in the order of the log, and the counts last, by counting again.
 *  source  ADR 0027 */
export const wall = projection({
  name: 'wall',
  version: 1,
  handles,
  create: createWall,
  createIndexes: indexesOfWall,
  async handle(tx, events) {
    const touched: Touched = { entered: new Set(), counted: new Set() };
    await addPosts(tx, ofType(events, 'PostPublished'), touched);
    await addComments(tx, ofType(events, 'CommentWritten'), touched);
    await writeReactions(tx, ofType(events, 'ReactionGiven', 'ReactionTaken'), touched);
    for (const event of events) await change(tx, event, touched);
    await recount(tx, [...touched.counted]);
    await writeEntries(tx, [...touched.entered]);
  },
});

function ofType<Type extends Handled['type']>(
  events: readonly Handled[],
  ...types: readonly Type[]
): readonly HandledEvent<Type>[] {
  return events.filter((event): event is HandledEvent<Type> => types.some((type) => type === event.type));
}

async function change(tx: DatabaseTransaction, event: Handled, touched: Touched): Promise<void> {
  switch (event.type) {
    case 'PostPublished':
    case 'CommentWritten':
    case 'ReactionGiven':
    case 'ReactionTaken':
      return;
    case 'PostEdited':
    case 'PostDeleted':
    case 'AnswerAccepted':
    case 'AnswerUnaccepted':
      return changePost(tx, event, touched);
    case 'CommentsLocked':
    case 'CommentsUnlocked':
    case 'PostHidden':
    case 'PostRemoved':
    case 'PostRestored':
      await changePost(tx, event, touched);
      return recordAct(tx, event);
    case 'CommentEdited':
    case 'CommentDeleted':
      return changeComment(tx, event, touched);
    case 'CommentHidden':
    case 'CommentRemoved':
    case 'CommentRestored':
      await changeComment(tx, event, touched);
      return recordAct(tx, event);
    case 'CommunityFounded':
    case 'CommunityChanged':
    case 'CommunityArchived':
    case 'CommunityReopened':
    case 'PostPinned':
    case 'PostUnpinned':
      return changeCommunity(tx, event, touched);
    case 'MemberErased':
      return eraseMember(tx, event.entityId, touched);
    default:
      return unreachable(event);
  }
}
