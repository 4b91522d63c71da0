import { definePort } from '../../kernel/manifest/port.js';
import type { SettingName, ValueOf } from './settings.schemas.js';
import type { OpenSwitch } from './switches.rules.js';

/** The settings of the site, which admins change while it runs. Asking costs nothing: each process keeps them, and is at
 *  most a few seconds late. Provided by operations under SETTINGS. */
export interface Settings {
  get<Name extends SettingName>(name: Name): Promise<ValueOf<Name>>;
  /** Refuse what a switch has turned off.
   *  errors  SIGN_UPS_CLOSED, LISTING_CLOSED, POSTING_CLOSED, FIRST_MESSAGES_CLOSED (forbidden); SITE_READ_ONLY (unavailable) for a sign-up */
  mustBeOpen(name: OpenSwitch): Promise<void>;
}

export const SETTINGS = definePort<Settings>('Settings');
