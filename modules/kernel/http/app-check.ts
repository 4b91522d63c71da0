import { definePort } from '../manifest/port.js';
import type { SignedRequest } from './route.js';

/** Whether a call comes from our own pages. Provided by the module app-check under APP_CHECK. */
export interface AppCheck {
  /** For a rule that only its module can check.
   *  errors  APP_CHECK_REQUIRED (forbidden) without a token of this visit */
  require(request: SignedRequest): void;
}

export const APP_CHECK = definePort<AppCheck>('AppCheck');
