import { type Command, event } from '../../kernel/decider/decider.js';
import { invalid, notFound } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { isSettingName, type SettingValue } from '../settings.schemas.js';
import type { SettingEvent, settingEvents } from './setting.events.js';
import { type ChangedSettings, isAllowed, settingState, valueIn } from './setting.state.js';

export type SettingCommand = Command<
  'ChangeSetting',
  { readonly name: string; readonly value: SettingValue; readonly reason: string }
>;

/** source  README, Rules */
export const settingDecider: StreamDecider<typeof settingEvents, ChangedSettings, SettingCommand> = {
  ...settingState,
  decide,
  isAlwaysCarriedOut: () => true,
};

/** out     [SettingChanged], or [] when it has that value already
 *  errors  SETTING_NOT_FOUND (not-found), SETTING_OUT_OF_RANGE (invalid) */
function decide({ name, value, reason }: SettingCommand, changed: ChangedSettings): readonly SettingEvent[] {
  if (!isSettingName(name))
    throw notFound('SETTING_NOT_FOUND', { message: 'There is no setting of that name.' });
  if (!isAllowed(name, value))
    throw invalid('SETTING_OUT_OF_RANGE', { message: 'This setting does not take that value.' });
  if (valueIn(changed, name) === value) return [];
  return [event('SettingChanged', { name, value, reason })];
}
