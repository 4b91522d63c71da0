import { defineManifest } from '../kernel/manifest/manifest.js';
import { createMailJobs } from './create-mail-jobs.js';
import { exportMails } from './mail.export.js';
import { mailMigrations } from './mail.migrations.js';
import { MailModule } from './mail.module.js';

export const mailManifest = defineManifest({
  name: 'mail',
  nestModule: MailModule,
  migrations: mailMigrations,
  jobs: createMailJobs,
  exportSections: (context) => [exportMails(context)],
});
