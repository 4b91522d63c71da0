import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Account, Accounts, installation } from '../../modules/identity/accounts/accounts.js';
import { unusablePasswordHash } from '../../modules/identity/accounts/verified-email.js';
import { EmailTokens } from '../../modules/identity/email-tokens/email-tokens.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { Roles } from '../../modules/memberships/roles.js';
import { AppModule } from '../runtime/app.module.js';
import type { Runtime } from '../runtime/runtime.js';
import { recordToolAct } from './record-tool-act.js';

/** Minutes that the printed link works.
 *  source  ADR 0122 */
const linkMinutes = 60;

const doubt = ' The e-mail is not confirmed yet: make sure that this member is who you mean.';
const twoSteps = ' Staff sign in with two steps: the Admin Console leads there.';

/** Make the member with this address an admin; one that is not yet known is registered, and sets a password by a link.
 *  out  what to print: for a new one the link, which works once and for an hour, and confirms the address */
export async function createAdmin(runtime: Runtime, email: string): Promise<string> {
  return withApp(runtime, async (app) => {
    const accounts = app.get(Accounts);
    const known = await accounts.withEmail(email);
    const account = known ?? (await accounts.create({ email, secret: { hash: unusablePasswordHash } }));
    const meta = metaNow();
    const act = { action: 'admin.made', call: 'cli create-admin', memberId: account.member_id };
    await recordToolAct(app, act, meta);
    await app.get(Roles).give(account.member_id, 'admin', meta);
    if (!waitsForPassword(account))
      return `${email} is an admin.${account.email_verified_at === null ? doubt : ''}${twoSteps}`;
    const link = await passwordLink(runtime, app.get(EmailTokens), account);
    return [
      `${email} is registered as an admin.${twoSteps}`,
      `Set the password within an hour, with this link. It works once:\n${link}`,
    ].join('\n');
  });
}

/** Take the role of an admin from the member with this address, from their next request on.
 *  out     what to print
 *  errors  Error when nobody has the address */
export async function takeAdmin(runtime: Runtime, email: string): Promise<string> {
  return withApp(runtime, async (app) => {
    const known = await app.get(Accounts).withEmail(email);
    if (!known) throw new Error(`Nobody has the address ${email}.`);
    const meta = metaNow();
    const act = { action: 'admin.taken', call: 'cli take-admin', memberId: known.member_id };
    await recordToolAct(app, act, meta);
    await app.get(Roles).take(known.member_id, 'admin', meta);
    return `${email} is no admin any more.`;
  });
}

/** Whether a tool registered this account, and nobody has set its password. */
const waitsForPassword = ({ email_verified_at, password_hash }: Account): boolean =>
  email_verified_at === null && password_hash === unusablePasswordHash;

/** The operator vouches for the address, as for the members that a tool verifies; so the link may confirm it. */
async function passwordLink(
  { db, environment }: Runtime,
  emailTokens: EmailTokens,
  { member_id: memberId, email }: Account,
): Promise<string> {
  const purpose = 'reset-password';
  const link = emailTokens.generate(purpose, linkMinutes);
  await db.transaction().execute((tx) => emailTokens.issue(tx, link, { purpose, memberId, email }));
  return `${environment.publicUrl}/reset-password#${link.token}`;
}

const metaNow = (): CommandMetadata => ({
  actor: installation,
  now: systemClock.now(),
  commandId: newId(),
});

async function withApp(
  runtime: Runtime,
  run: (app: INestApplicationContext) => Promise<string>,
): Promise<string> {
  const app = await NestFactory.createApplicationContext(AppModule.of(runtime), {
    logger: false,
    abortOnError: false,
  });
  return run(app).finally(() => app.close());
}
