import { type CommandMetadata, type Decider, type DomainEvent, foldEvents } from '../decider/decider.js';
import { DomainError } from '../decider/errors.js';

/** Rules of the domain as tests: `given(listingDecider, published()).when(pause()).thenRefused('NOT_YOUR_LISTING')`. */
export function given<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  ...history: readonly Event[]
) {
  return {
    when: (command: Command) => {
      const decided = attempt(() => decider.decide(command, foldEvents(decider, history)));
      return {
        thenExactly: (...events: readonly Event[]) => expect(decided).toEqual({ events }),
        thenEvents: (...types: readonly Event['type'][]) =>
          expect('events' in decided && decided.events.map(({ type }) => type)).toEqual(types),
        thenNothing: () => expect(decided).toEqual({ events: [] }),
        thenRefused: (code: string) => expect(decided).toEqual({ refused: code }),
        /** The history after this command: for the next `given`. */
        after: (): readonly Event[] => {
          if ('refused' in decided) throw new Error(`Refused: ${decided.refused}`);
          return [...history, ...decided.events];
        },
      };
    },
  };
}

export function metaOf(
  actor: string,
  now = '2026-06-01T12:00:00.000Z',
  roles: readonly string[] = [],
): CommandMetadata {
  return { actor: { id: actor, roles }, now, commandId: '00000000-0000-4000-8000-000000000001' };
}

function attempt<Event>(
  decide: () => readonly Event[],
): { readonly events: readonly Event[] } | { readonly refused: string } {
  try {
    return { events: decide() };
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.code };
    throw error;
  }
}
