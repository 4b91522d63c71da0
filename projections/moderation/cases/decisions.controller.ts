import { Controller, Inject } from '@nestjs/common';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { SUSPENSIONS, type Suspensions } from '../../../modules/identity/suspensions.ports.js';
import { CONTENTS, DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../../modules/kernel/manifest/manifest.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { capabilitiesOfRoles } from '../../../modules/memberships/capabilities.rules.js';
import { partyOf } from '../../../modules/moderation/appeal/parties.shared.js';
import { decisionNotFound } from '../../../modules/moderation/case/not-found.rules.js';
import { decisionState } from '../../../modules/moderation/decision/decision.state.js';
import {
  type DecisionView,
  decisionsOf as decisionsOfMember,
  getDecision,
  listOwnDecisions,
} from '../../../modules/moderation/decision/decisions.contract.js';
import { subjectBrief } from './case-view.js';
import { type DecisionViewDeps, decisionView } from './decision-view.js';
import { decisionsOf, pastDecision, strikesIn } from './decisions.queries.js';
import { namedIn, personsOf } from './persons.queries.js';

@Controller()
export class DecisionsController {
  readonly #deps: DecisionViewDeps;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CONTENTS) contents: Contents,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(SUSPENSIONS) private readonly suspensions: Suspensions,
    @Inject(MODULE_CONTEXT) { manifests }: ModuleContext,
  ) {
    const effects = manifests.flatMap((one) => one.effects ?? []);
    this.#deps = { db, eventStore, contents, effects };
  }

  @Route(listOwnDecisions)
  async own(
    @Input() { meta: { actor, now } }: RouteInput<typeof listOwnDecisions>,
  ): Promise<ResponseOf<typeof listOwnDecisions>> {
    const wards = await this.relations.wardsOf(actor.id);
    const rows = await decisionsOf(this.db, [actor.id, ...wards]);
    const named = namedIn(await personsOf(this.db, [actor.id, ...wards]));
    return {
      decisions: rows.map((row) => ({ ...pastDecision(row, now), subject: named(row.subject_id) })),
      strikes: strikesIn(
        rows.filter((row) => row.subject_id === actor.id),
        now,
      ),
    };
  }

  @Route(getDecision)
  async get(
    @Input() { params, meta: { actor, now } }: RouteInput<typeof getDecision>,
  ): Promise<ResponseOf<typeof getDecision>> {
    const found = await loadState(this.eventStore, decisionState, params.id);
    if (found.status === 'none') throw decisionNotFound();
    const relation = await this.#relationTo(found.subjectId, actor);
    if (!relation) throw decisionNotFound();
    return decisionView(this.#deps, params.id, found, relation, now);
  }

  @Route(decisionsOfMember)
  async ofMember(
    @Input() { params, meta: { now } }: RouteInput<typeof decisionsOfMember>,
  ): Promise<ResponseOf<typeof decisionsOfMember>> {
    const [registered] = await this.eventStore.read(memberEvents, params.id);
    if (!registered) throw notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });
    const { standing, strikes, decisions } = await subjectBrief(
      { db: this.db, eventStore: this.eventStore, suspensions: this.suspensions },
      params.id,
      now,
    );
    return { standing, strikes, decisions };
  }

  /** undefined: it is none of the caller's business. */
  async #relationTo(
    subjectId: string,
    { id, roles }: { readonly id: string; readonly roles: readonly string[] },
  ): Promise<DecisionView['relation'] | undefined> {
    const party = await partyOf(this.relations, subjectId, id);
    return party ?? (capabilitiesOfRoles(roles).includes('staff') ? 'staff' : undefined);
  }
}
