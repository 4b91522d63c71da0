import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { listMemberNotes, noteMember } from './member-notes.contract.js';
import { MemberNotesService } from './member-notes.service.js';

@Controller()
export class MemberNotesController {
  constructor(@Inject(MemberNotesService) private readonly notes: MemberNotesService) {}

  @Route(listMemberNotes)
  async list(
    @Input() { params, meta }: RouteInput<typeof listMemberNotes>,
  ): Promise<ResponseOf<typeof listMemberNotes>> {
    return { notes: await this.notes.about(params.id, meta.actor) };
  }

  @Route(noteMember)
  note(@Input() { params, body, meta }: RouteInput<typeof noteMember>): Promise<Receipt> {
    return this.notes.note(params.id, body.note, meta);
  }
}
