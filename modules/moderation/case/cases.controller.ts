import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { TIME_ZONES, type TimeZones } from '../../identity/time-zones.ports.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { Decisions } from '../decision/decisions.service.js';
import { templates } from '../rules/templates.schemas.js';
import { rulesVersion, termsRules } from '../rules/terms-rules.schemas.js';
import { caseDecider } from './case.decider.js';
import { addNote, claimCase, listTemplates, openCase, openEvidence, releaseCase } from './cases.contract.js';
import { Cases } from './cases.service.js';
import { decideInCommunity } from './community-cases.contract.js';
import { CommunityCases } from './community-cases.service.js';
import { EvidenceOfCases } from './evidence.service.js';
import { openByStaff } from './open-by-staff.js';
import { Relations } from './relations.shared.js';
import { confirmEnding, decideCase, declineEnding, foresee, reopenCase } from './verdicts.contract.js';

@Controller()
export class CasesController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(TIME_ZONES) private readonly timeZones: TimeZones,
    @Inject(Cases) private readonly cases: Cases,
    @Inject(CommunityCases) private readonly ofCommunities: CommunityCases,
    @Inject(EvidenceOfCases) private readonly evidence: EvidenceOfCases,
    @Inject(Decisions) private readonly decisions: Decisions,
    @Inject(Relations) private readonly relations: Relations,
  ) {}

  @Route(listTemplates)
  templates(): ResponseOf<typeof listTemplates> {
    const rules = termsRules.map(({ id, title, text }) => ({ id, title, text, version: rulesVersion }));
    return { rules, templates: templates.map(({ version: _, ...one }) => one) };
  }

  @Route(openCase)
  open(@Input() { body, meta }: RouteInput<typeof openCase>): Promise<Receipt> {
    return openByStaff(this.decisions.deps, this.relations, body, meta);
  }

  @Route(openEvidence)
  see(
    @Input() { params, body, meta }: RouteInput<typeof openEvidence>,
  ): Promise<ResponseOf<typeof openEvidence>> {
    return this.evidence.open(params.id, body, meta);
  }

  @Route(claimCase)
  claim(@Input() { params, meta }: RouteInput<typeof claimCase>): Promise<Receipt> {
    return this.cases.judge(params.id, (relation) => ({ type: 'ClaimCase', relation }), meta);
  }

  @Route(releaseCase)
  release(@Input() { params, meta }: RouteInput<typeof releaseCase>): Promise<Receipt> {
    return dispatch(this.bus, caseDecider, params.id, { type: 'ReleaseCase', meta });
  }

  @Route(addNote)
  note(@Input() { params, body, meta }: RouteInput<typeof addNote>): Promise<Receipt> {
    const { id: noteId, note } = body;
    return dispatch(this.bus, caseDecider, params.id, { type: 'AddNote', noteId, note, meta });
  }

  @Route(foresee)
  async foresee(
    @Input() { params, body, meta }: RouteInput<typeof foresee>,
  ): Promise<ResponseOf<typeof foresee>> {
    const { subjectId } = await this.cases.require(params.id);
    return this.cases.foresee(params.id, body, meta.now, await this.timeZones.of(this.db, subjectId));
  }

  @Route(decideCase)
  decide(
    @Input() { params, body, meta }: RouteInput<typeof decideCase>,
  ): Promise<ResponseOf<typeof decideCase>> {
    const { madeFrom, ...verdict } = body;
    return this.cases.decide(params.id, verdict, meta, madeFrom);
  }

  @Route(confirmEnding)
  confirm(
    @Input() { params, meta }: RouteInput<typeof confirmEnding>,
  ): Promise<ResponseOf<typeof confirmEnding>> {
    return this.cases.confirm(params.id, params.proposalId, meta);
  }

  @Route(declineEnding)
  decline(@Input() { params, body, meta }: RouteInput<typeof declineEnding>): Promise<Receipt> {
    const { proposalId, id } = params;
    return this.cases.judge(
      id,
      (relation) => ({ type: 'DeclineEnding', relation, proposalId, note: body.note }),
      meta,
    );
  }

  @Route(reopenCase)
  reopen(@Input() { params, body, meta }: RouteInput<typeof reopenCase>): Promise<Receipt> {
    const { reason } = body;
    return this.cases.judge(params.id, (relation) => ({ type: 'ReopenCase', relation, reason }), meta);
  }

  @Route(decideInCommunity)
  decideInCommunity(@Input() { params, body, meta }: RouteInput<typeof decideInCommunity>): Promise<Receipt> {
    return this.ofCommunities.decide(params.id, body, meta);
  }
}
