import type { useDraft } from '@entities/draft/use-draft';

/** The draft of a post, and what waits to be sent from there. */
export type PostDraft = ReturnType<typeof useDraft>;
