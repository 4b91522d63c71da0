import { defineManifest } from '../kernel/manifest/manifest.js';
import { exportMails } from './mail.export.js';
import { mailMigrations } from './mail.migrations.js';
import { MailModule } from './mail.module.js';

export const mailManifest = defineManifest({
  name: 'mail',
  nestModule: MailModule,
  migrations: mailMigrations,
  exportSections: (context) => [exportMails(context)],
});
