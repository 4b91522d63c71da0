import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import { definePort } from '../kernel/manifest/port.js';
import type { SettingName, SettingValue, ValueOf } from './settings.schemas.js';
import type { OpenSwitch } from './switches.rules.js';

/** The settings of the site, which admins change while it runs. Asking costs nothing: each process keeps them, and is at
 *  most a few seconds late. Provided by this module under SETTINGS. */
export interface Settings {
  get<Name extends SettingName>(name: Name): Promise<ValueOf<Name>>;
  /** Refuse what a switch has turned off.
   *  errors  SIGN_UPS_CLOSED, LISTING_CLOSED, POSTING_CLOSED, FIRST_MESSAGES_CLOSED (forbidden); SITE_READ_ONLY (unavailable) for a sign-up */
  mustBeOpen(name: OpenSwitch): Promise<void>;
  /** errors  SETTING_NOT_FOUND (not-found), SETTING_OUT_OF_RANGE (invalid) */
  change(
    name: string,
    to: { readonly value: SettingValue; readonly reason: string },
    meta: CommandMetadata,
  ): Promise<Receipt>;
}

export const SETTINGS = definePort<Settings>('Settings');
