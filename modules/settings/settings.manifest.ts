import { defineManifest } from '../kernel/manifest/manifest.js';
import { settingEvents } from './setting/setting.events.js';
import { SettingsModule } from './settings.module.js';

export const settingsManifest = defineManifest({
  name: 'settings',
  nestModule: SettingsModule,
  streams: [settingEvents],
});
