import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { Accounts, installation } from '../../modules/identity/accounts/accounts.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { Roles } from '../../modules/memberships/roles.js';
import { AppModule } from '../runtime/app.module.js';
import type { Runtime } from '../runtime/runtime.js';
import { recordToolAct } from './record-tool-act.js';

const doubt = ' The e-mail is not confirmed yet: make sure that this member is who you mean.';

/** Make the member with this address an admin; one that is not yet known is registered, with a password that is printed once. */
export async function createAdmin(runtime: Runtime, email: string): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.of(runtime), { logger: false });
  const accounts = app.get(Accounts);
  const makeAdmin = async (memberId: string) => {
    const meta = { actor: installation, now: systemClock.now(), commandId: newId() };
    await recordToolAct(app, { action: 'admin.made', call: 'cli create-admin', memberId }, meta);
    await app.get(Roles).give(memberId, 'admin', meta);
  };
  const known = await accounts.withEmail(email);
  if (known) {
    await makeAdmin(known.member_id);
    process.stdout.write(`${email} is an admin.${known.email_verified_at === null ? doubt : ''}\n`);
    return;
  }
  const password = randomBytes(12).toString('base64url');
  const { member_id } = await accounts.create({ email, secret: { password } });
  await makeAdmin(member_id);
  process.stdout.write(`${email} is registered as an admin. Password: ${password}\n`);
}
