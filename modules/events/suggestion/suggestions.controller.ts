import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { MEMBER_LIMITS, type MemberLimits } from '../../limits/member-limits.ports.js';
import { findPlace } from '../../places/gazetteer.shared.js';
import { organizerLimits } from '../organizer/organizer-limits.rules.js';
import { dismissSuggestion, suggestEvent, withdrawSuggestion } from './suggestion.contract.js';
import { suggestionDecider } from './suggestion.decider.js';

@Controller()
export class EventSuggestionsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
  ) {}

  @Route(suggestEvent)
  suggest(@Input() { body, meta }: RouteInput<typeof suggestEvent>): Promise<Receipt> {
    const { id, zip, ...words } = body;
    const place = zip === null ? null : findPlace(zip);
    const command = { type: 'SuggestEvent', words: { ...words, place }, meta } as const;
    return this.limits.within({ action: organizerLimits.suggest, subject: id }, meta, () =>
      dispatch(this.bus, suggestionDecider, id, command),
    );
  }

  @Route(withdrawSuggestion)
  withdraw(@Input() { params, meta }: RouteInput<typeof withdrawSuggestion>): Promise<Receipt> {
    return dispatch(this.bus, suggestionDecider, params.id, { type: 'WithdrawSuggestion', meta });
  }

  @Route(dismissSuggestion)
  dismiss(@Input() { params, body, meta }: RouteInput<typeof dismissSuggestion>): Promise<Receipt> {
    const command = { type: 'DismissSuggestion', reason: body.reason, meta } as const;
    return dispatch(this.bus, suggestionDecider, params.id, command);
  }
}
