import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import { notFound } from '../kernel/decider/errors.js';
import type { Receipt } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { suggestionDecider } from './suggestion/suggestion.decider.js';
import type { Names } from './suggestion/suggestion.events.js';
import { idOfSuggestion, inOrder } from './suggestion/suggestion-ids.shared.js';
import { leaveSuggestion, reopenSuggestion, takeSuggestion } from './vocabulary.contract.js';

@Controller()
export class SuggestionsController {
  constructor(@Inject(CommandBus) private readonly bus: CommandBus) {}

  @Route(takeSuggestion)
  take(@Input() { params: { id }, body, meta }: RouteInput<typeof takeSuggestion>): Promise<Receipt> {
    const names = namesOf(id, body);
    return dispatch(this.bus, suggestionDecider, id, { type: 'TakeSuggestion', ...names, meta });
  }

  @Route(leaveSuggestion)
  leave(@Input() { params: { id }, body, meta }: RouteInput<typeof leaveSuggestion>): Promise<Receipt> {
    const names = namesOf(id, body);
    return dispatch(this.bus, suggestionDecider, id, { type: 'LeaveSuggestion', ...names, meta });
  }

  @Route(reopenSuggestion)
  reopen(@Input() { params, meta }: RouteInput<typeof reopenSuggestion>): Promise<Receipt> {
    return dispatch(this.bus, suggestionDecider, params.id, { type: 'ReopenSuggestion', meta });
  }
}

/** The names of a suggestion, whose id follows from them: the two together are what an admin has seen.
 *  errors  SUGGESTION_NOT_FOUND (not-found) for names of another */
function namesOf(id: string, names: Names): Names {
  if (idOfSuggestion(names) !== id)
    throw notFound('SUGGESTION_NOT_FOUND', { message: 'There is no such suggestion.' });
  return inOrder(names);
}
