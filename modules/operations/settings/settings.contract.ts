import { z } from 'zod';
import { endpoint, Id, line, Receipt } from '../../kernel/http/contract.js';
import { SettingValue, settingNames } from '../../settings/settings.schemas.js';
import { Reason } from '../operations.schemas.js';

const Name = z.enum(settingNames as [string, ...string[]]);

export const SettingView = z.object({
  name: Name,
  value: SettingValue,
  default: SettingValue,
});

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  auth: 'member',
  requires: 'administer',
  audit: 'not sensitive',
  summary: 'The value of every setting, and the last changes',
  response: z.object({
    settings: z.array(SettingView).max(settingNames.length),
    /** Newest first. */
    changes: z
      .array(
        z.object({
          id: Id,
          name: z.string(),
          value: SettingValue,
          reason: z.string(),
          by: z.object({ id: z.string(), name: z.string().nullable() }),
          at: z.iso.datetime(),
        }),
      )
      .max(20),
  }),
});

export const changeSetting = endpoint({
  method: 'POST',
  path: '/api/admin/settings/:name',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'setting.changed', target: { kind: 'setting', id: 'name' }, reason: 'reason' },
  summary: 'Change a setting or a switch of the site, for a reason; every process follows within seconds',
  params: z.object({ name: line(60) }),
  body: z.object({ value: SettingValue, reason: Reason }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'SETTING_NOT_FOUND', 'SETTING_OUT_OF_RANGE'],
});
