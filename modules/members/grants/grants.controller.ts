import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/contract.js';
import { decide } from '../../kernel/decide.js';
import { stateOf } from '../../kernel/decider.js';
import { type Call, Called, Serves } from '../../kernel/http/serves.js';
import { idFrom } from '../../kernel/identifiers.js';
import { Journal } from '../../kernel/journal.js';
import { knownMember } from '../known-member.js';
import { type GrantsView, getGrants, giveRole, grantTier, revokeTier, takeRole } from './grants.contract.js';
import { grantsEvents } from './grants.events.js';
import { type GrantsCommand, grantsDecider, tierOf } from './grants.js';

/** What admins grant. */
@Controller()
export class GrantsController {
  constructor(@Inject(Journal) private readonly journal: Journal) {}

  @Serves(getGrants)
  async grants(@Called() { params, meta }: Call<typeof getGrants>): Promise<GrantsView> {
    await knownMember(this.journal, params.id);
    const history = await this.journal.read(grantsEvents, params.id);
    const { tiers, roles } = stateOf(grantsDecider, history);
    const grantedAt = new Map(
      history.flatMap((event) =>
        event.type === 'TierGranted' ? [[event.data.grantId, event.at] as const] : [],
      ),
    );
    return {
      tier: tierOf({ tiers }, meta.now),
      grants: tiers.map(({ grantId, memberId: _, ...grant }) => ({
        ...grant,
        id: grantId,
        from: grantedAt.get(grantId) ?? meta.now,
      })),
      roles: [...roles],
    };
  }

  @Serves(grantTier)
  grantTier(@Called() { params, body, meta }: Call<typeof grantTier>): Promise<Receipt> {
    const grantId = idFrom(meta.commandId, 'grant');
    return this.#order({ type: 'GrantTier', memberId: params.id, grantId, ...body, meta });
  }

  @Serves(revokeTier)
  revokeTier(@Called() { params, body, meta }: Call<typeof revokeTier>): Promise<Receipt> {
    const { id: memberId, grantId } = params;
    return this.#order({ type: 'RevokeTier', memberId, grantId, ...body, meta });
  }

  @Serves(giveRole)
  giveRole(@Called() { params, body, meta }: Call<typeof giveRole>): Promise<Receipt> {
    return this.#order({ type: 'GiveRole', memberId: params.id, ...body, meta });
  }

  @Serves(takeRole)
  takeRole(@Called() { params, body, meta }: Call<typeof takeRole>): Promise<Receipt> {
    return this.#order({ type: 'TakeRole', memberId: params.id, ...body, meta });
  }

  async #order(command: GrantsCommand): Promise<Receipt> {
    await knownMember(this.journal, command.memberId);
    return decide(this.journal, grantsEvents, grantsDecider, command.memberId, command);
  }
}
