import type { INestApplicationContext } from '@nestjs/common';
import { AuditTrailService } from '../../modules/audit/audit-trail.service.js';
import { SECURITY_LOG } from '../../modules/kernel/config/tokens.js';
import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import { securityFieldsOf } from '../../modules/kernel/http/audit-acts.interceptor.js';

/** Record what somebody at the terminal is about to do, as an act of the installation. */
export async function recordToolAct(
  app: Pick<INestApplicationContext, 'get'>,
  { action, call, memberId }: { readonly action: string; readonly call: string; readonly memberId?: string },
  { actor, now, commandId }: CommandMetadata,
): Promise<void> {
  const target = memberId === undefined ? null : { kind: 'member', id: memberId };
  await app
    .get(AuditTrailService)
    .record({ actor, action, call, target, things: [], reason: '', now, key: [commandId] });
  app
    .get(SECURITY_LOG, { strict: false })
    .write('staff-acted', { memberId: actor.id, ...securityFieldsOf({ action, call, target }) });
}
