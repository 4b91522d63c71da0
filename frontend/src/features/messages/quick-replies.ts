import type { DealView } from '@modules/deals/deals.contract';
import type { AboutView, MessageView } from '@modules/messages/messages.contract';

type Listing = Extract<AboutView, { readonly kind: 'listing' }>;
type So = { readonly hasAnswer: boolean; readonly deal?: DealView | undefined };

/** Quick replies for the seller or the buyer, depending on the listing and their deal. */
export function quickRepliesFor(about: AboutView, { hasAnswer, deal }: So): readonly string[] {
  if (about.kind === 'member' || about.kind === 'content') return [];
  if (about.kind === 'gathering')
    return about.isMine || hasAnswer ? [] : ['Are there vendor spaces left?', 'When can vendors set up?'];
  const last = deal?.steps.findLast(({ kind }) => kind === 'done' || kind === 'reopened');
  if (last?.kind === 'done') return ['Thank you!', 'It was good to meet you.'];
  if (about.isWanted) return repliesToWanted(about, hasAnswer);
  switch (about.status) {
    case 'active':
      return about.isMine
        ? ['Yes, it is still here.', 'When would you like to come by?', 'What would you like to know?']
        : repliesOfBuyer(hasAnswer);
    case 'held':
      return repliesWhileHeld(about, deal);
    case 'sold':
      return about.isMine ? ['Sorry, it is sold.'] : ['Do you have another one?'];
    default:
      return [];
  }
}

/** Without what the member has asked or answered in this conversation. None when earlier messages are not loaded: they may have it. */
export function unsaid(replies: readonly string[], { messages, waiting, isWhole }: Said): readonly string[] {
  if (!isWhole) return [];
  const said = [...messages.filter(({ isMine, status }) => isMine && status === 'sent'), ...waiting];
  return replies.filter((reply) => !said.some(({ body }) => lettersOf(body).includes(lettersOf(reply))));
}

interface Said {
  readonly messages: readonly Pick<MessageView, 'isMine' | 'status' | 'body'>[];
  readonly waiting: readonly { readonly body: string }[];
  readonly isWhole: boolean;
}

/** Without punctuation, blanks and capitals. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const repliesOfBuyer = (hasAnswer: boolean): readonly string[] =>
  hasAnswer
    ? ['When can I come by?', 'Thank you!']
    : ['Is it still available?', 'Where can I look at it?', 'Does it have any damage?'];

/** The holder makes plans; others ask to be notified. */
function repliesWhileHeld({ isMine }: Listing, deal: DealView | undefined): readonly string[] {
  if (deal && deal.heldUntil !== null)
    return isMine
      ? ['When would you like to come by?', 'It is set aside for you.']
      : ['When can I come by?', 'I am on my way.'];
  return isMine
    ? ['It is on hold right now.', 'I will write to you if the hold ends.']
    : ['Please write to me if the hold ends.'];
}

function repliesToWanted({ isMine, status }: Listing, hasAnswer: boolean): readonly string[] {
  if (status !== 'active' && status !== 'held') return isMine ? ['Thank you, I found one.'] : [];
  if (isMine) return ['What would you like for it?', 'Could you send a photo?', 'When can I come by?'];
  return hasAnswer ? ['It is still here.', 'When would you like to come by?'] : ['I have one.'];
}
