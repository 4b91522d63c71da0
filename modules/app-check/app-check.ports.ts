import type { SignedRequest } from '../kernel/http/route.js';
import { definePort } from '../kernel/manifest/port.js';

/** Whether a call comes from our own pages. Answered under APP_CHECK. */
export interface AppCheck {
  /** For a rule that only its module knows.
   *  errors  APP_CHECK_REQUIRED (forbidden) without a token of this visit */
  require(request: SignedRequest): void;
}

export const APP_CHECK = definePort<AppCheck>('AppCheck');
