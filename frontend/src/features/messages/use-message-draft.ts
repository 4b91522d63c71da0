import { useDraft } from '@entities/draft/use-draft';
import { maxPhotos } from '@modules/messages/message.schemas';

/** A draft to a thread, a listing or a member, and the messages that wait to be sent there. */
export const useMessageDraft = (to: string) => useDraft(to, { kind: 'message', maxPhotos });
