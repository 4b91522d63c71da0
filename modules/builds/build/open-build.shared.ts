import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { buildState } from './build.state.js';
import { mustBe, type OpenBuild, type Standing } from './roles.rules.js';

/** A build that the caller may work on, for commands on what belongs to it.
 *  errors  those of `mustBe` */
export const openBuild = async (
  { eventStore }: { readonly eventStore: Pick<DomainEventStore, 'read'> },
  id: string,
  needed: NonNullable<Standing>,
  meta: CommandMetadata,
): Promise<OpenBuild> => mustBe(await loadState(eventStore, buildState, id), needed, meta);
