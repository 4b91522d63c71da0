import type { CommandMetadata } from '../kernel/decider/decider.js';
import { definePort } from '../kernel/manifest/port.js';

export interface MailedRequest {
  readonly subject: string;
  readonly message: string;
  readonly replyTo: string;
  /** Null when the sender is no member, or cannot be known to be one. */
  readonly memberId: string | null;
}

/** Requests that came by mail. Provided by this module under MAILED_REQUESTS. */
export interface MailedRequests {
  /** Store a request; a repeated command gives the same one. */
  receive(
    request: MailedRequest,
    meta: CommandMetadata,
  ): Promise<{ readonly id: string; readonly reference: string }>;
}

export const MAILED_REQUESTS = definePort<MailedRequests>('MailedRequests');
