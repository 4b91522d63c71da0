import { definePort } from '../../kernel/manifest/port.js';

/** A link that any visitor may open now. */
export interface OpenLink {
  readonly id: string;
  readonly ownerId: string;
}

/** Queries about links. Provided by the inventory's read model under SHARE_LINKS. */
export interface ShareLinks {
  /** The link of a token; undefined when there is none, when it is over, or when the reader may see nothing of its owner. A guest has no id. */
  openLink(token: string, now: string, readerId: string | undefined): Promise<OpenLink | undefined>;
  /** A link for its owner, with the name that guests see; undefined when it is somebody else's. */
  ofOwner(
    ownerId: string,
    id: string,
    now: string,
  ): Promise<{ readonly isOver: boolean; readonly ownerName: string } | undefined>;
  /** Whether the owner has all of these items. */
  areItemsOf(ownerId: string, itemIds: readonly string[]): Promise<boolean>;
}

export const SHARE_LINKS = definePort<ShareLinks>('ShareLinks');
