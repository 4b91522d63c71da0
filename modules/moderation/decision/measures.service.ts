import { Inject, Injectable } from '@nestjs/common';
import { SUSPENSIONS, type Suspensions } from '../../identity/suspensions.ports.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { CAPABILITY_LIMITS, type CapabilityLimits } from '../../memberships/capability-limits.ports.js';
import type { Measure } from '../moderation.schemas.js';
import { endOf } from './measures.rules.js';
import { orElse } from './or-else.js';

export interface Measured {
  readonly decisionId: string;
  readonly subjectId: string;
  readonly measure: Measure;
  readonly reason: string;
  /** When it was decided. ISO-8601 UTC */
  readonly at: string;
}

/** What decisions do to accounts: they suspend them, and limit what members may do. */
@Injectable()
export class Measures {
  constructor(
    @Inject(SUSPENSIONS) private readonly suspensions: Suspensions,
    @Inject(CAPABILITY_LIMITS) private readonly limits: CapabilityLimits,
  ) {}

  /** Nothing, when it is over. Repeated for the same cause it changes nothing. */
  async impose(
    { decisionId, subjectId, measure, reason, at }: Measured,
    cause: string,
    now: string,
  ): Promise<void> {
    const until = endOf(measure, at);
    if (until !== null && until <= now) return;
    const meta = metaOf(now, 'measure', decisionId, cause);
    await orElse(undefined, async () => {
      if (measure.kind === 'suspend' || measure.kind === 'end')
        return this.suspensions.suspend(subjectId, { reason, decisionId, until }, meta);
      if (measure.kind !== 'limit') return undefined;
      return this.limits.limit(subjectId, { capability: measure.capability, until, decisionId }, meta);
    });
  }

  /** End what the decision caused. */
  async lift(
    { decisionId, subjectId, measure, reason }: Measured,
    cause: string,
    now: string,
  ): Promise<void> {
    const meta = metaOf(now, 'lift', decisionId, cause);
    await orElse(undefined, async () => {
      if (measure.kind === 'suspend' || measure.kind === 'end')
        return this.suspensions.lift(subjectId, { reason, decisionId }, meta);
      if (measure.kind !== 'limit') return undefined;
      return this.limits.lift(subjectId, { capability: measure.capability, decisionId }, meta);
    });
  }
}

const metaOf = (now: string, ...parts: readonly string[]): CommandMetadata => ({
  actor: { id: 'carry-out-decisions', roles: [] },
  now,
  commandId: deterministicId(...parts),
});
