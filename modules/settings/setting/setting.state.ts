import { foldInPlace } from '../../kernel/decider/decider.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import {
  declarationOf,
  isSettingName,
  type SettingName,
  type SettingValue,
  type ValueOf,
} from '../settings.schemas.js';
import { type SettingEvent, settingEvents } from './setting.events.js';

/** The last value of each setting that was ever changed, by its name. */
export type ChangedSettings = ReadonlyMap<string, SettingValue>;

const none: ChangedSettings = new Map();

export const settingState: StreamState<typeof settingEvents, ChangedSettings> = {
  events: settingEvents,
  ...foldInPlace<ChangedSettings, SettingEvent, Map<string, SettingValue>>(none, {
    open: (changed) => new Map(changed),
    change: (changed, { data }) => {
      changed.set(data.name, data.value);
    },
    close: (changed) => changed,
  }),
};

/** The value in force: the last one that was set, as long as the declaration allows it; else the default. */
export function valueIn<Name extends SettingName>(changed: ChangedSettings, name: Name): ValueOf<Name> {
  const value = changed.get(name);
  const known = value !== undefined && isAllowed(name, value) ? value : declarationOf(name).default;
  return known as ValueOf<Name>;
}

export function isAllowed(name: string, value: SettingValue): boolean {
  if (!isSettingName(name)) return false;
  const declared = declarationOf(name);
  if (declared.kind === 'boolean') return typeof value === 'boolean';
  return Number.isInteger(value) && Number(value) >= declared.min && Number(value) <= declared.max;
}
