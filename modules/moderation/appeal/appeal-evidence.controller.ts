import { Controller, Inject } from '@nestjs/common';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import type { EvidenceView } from '../case/cases.contract.js';
import { openAppealEvidence } from './appeal-evidence.contract.js';
import { EvidenceOfAppeals } from './appeal-evidence.service.js';

@Controller()
export class AppealEvidenceController {
  constructor(@Inject(EvidenceOfAppeals) private readonly evidence: EvidenceOfAppeals) {}

  @Route(openAppealEvidence)
  open(@Input() { params, body, meta }: RouteInput<typeof openAppealEvidence>): Promise<EvidenceView> {
    return this.evidence.open(params.id, body, meta);
  }
}
