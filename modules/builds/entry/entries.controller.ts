import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import { Entries } from './entries.service.js';
import { addEntryPhoto, changeEntry, deleteEntry, restoreEntry, writeEntry } from './entry.contract.js';

@Controller()
export class EntriesController {
  constructor(@Inject(Entries) private readonly entries: Entries) {}

  @Route(addEntryPhoto)
  addPhoto(
    @Input() { params, request, meta }: RouteInput<typeof addEntryPhoto>,
  ): Promise<ResponseOf<typeof addEntryPhoto>> {
    return this.entries.addPhoto(params.id, uploadOf(request), meta);
  }

  @Route(writeEntry)
  write(@Input() { params, body, meta }: RouteInput<typeof writeEntry>): Promise<Receipt> {
    return this.entries.write(params.id, body, meta);
  }

  @Route(changeEntry)
  change(@Input() { params, body, meta }: RouteInput<typeof changeEntry>): Promise<Receipt> {
    return this.entries.change(params.id, params.entryId, body, meta);
  }

  @Route(deleteEntry)
  delete(@Input() { params, meta }: RouteInput<typeof deleteEntry>): Promise<Receipt> {
    return this.entries.deleteOrRestore('DeleteEntry', params.id, params.entryId, meta);
  }

  @Route(restoreEntry)
  restore(@Input() { params, meta }: RouteInput<typeof restoreEntry>): Promise<Receipt> {
    return this.entries.deleteOrRestore('RestoreEntry', params.id, params.entryId, meta);
  }
}
