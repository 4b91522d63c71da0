import { Global, Module } from '@nestjs/common';
import { AppealEvidenceController } from './appeal/appeal-evidence.controller.js';
import { EvidenceOfAppeals } from './appeal/appeal-evidence.service.js';
import { AppealsModule } from './appeal/appeals.module.js';
import { CasesController } from './case/cases.controller.js';
import { Cases } from './case/cases.service.js';
import { CommunityCases } from './case/community-cases.service.js';
import { EvidenceOfCases } from './case/evidence.service.js';
import { Relations } from './case/relations.shared.js';
import { DecisionsOfStaffController } from './decision/decisions.controller.js';
import { Decisions } from './decision/decisions.service.js';
import { Letters } from './decision/letters.service.js';
import { Measures } from './decision/measures.service.js';
import { WhyNot } from './decision/why-not.service.js';
import { MemberNotesController } from './member-note/member-notes.controller.js';
import { MemberNotesService } from './member-note/member-notes.service.js';
import { GuestReports } from './report/guest-reports.service.js';
import { ReportsController } from './report/reports.controller.js';
import { Reports } from './report/reports.service.js';

@Global()
@Module({
  imports: [AppealsModule],
  controllers: [
    ReportsController,
    CasesController,
    DecisionsOfStaffController,
    AppealEvidenceController,
    MemberNotesController,
  ],
  providers: [
    GuestReports,
    Reports,
    Cases,
    CommunityCases,
    EvidenceOfCases,
    Relations,
    Decisions,
    Letters,
    Measures,
    WhyNot,
    EvidenceOfAppeals,
    MemberNotesService,
  ],
  exports: [Relations],
})
export class ModerationModule {}
