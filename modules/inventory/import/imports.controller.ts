import { Controller, Inject } from '@nestjs/common';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import type { ImportPreview, ImportView } from './import.schemas.js';
import {
  cancelImport,
  getImport,
  listImports,
  previewImport,
  startImport,
  uploadImport,
} from './imports.contract.js';
import { Imports } from './imports.service.js';

@Controller()
export class ImportsController {
  constructor(@Inject(Imports) private readonly imports: Imports) {}

  @Route(uploadImport)
  upload(@Input() { query, request, meta }: RouteInput<typeof uploadImport>): Promise<ImportView> {
    return this.imports.upload(uploadOf(request), query.fileName, meta);
  }

  @Route(listImports)
  list(@Input() { meta }: RouteInput<typeof listImports>): Promise<ResponseOf<typeof listImports>> {
    return this.imports.list(meta);
  }

  @Route(getImport)
  get(@Input() { params, meta }: RouteInput<typeof getImport>): Promise<ImportView> {
    return this.imports.get(params.id, meta);
  }

  @Route(previewImport)
  preview(@Input() { params, body, meta }: RouteInput<typeof previewImport>): Promise<ImportPreview> {
    return this.imports.preview(params.id, body, meta);
  }

  @Route(startImport)
  start(@Input() { params, body, meta }: RouteInput<typeof startImport>): Promise<ImportView> {
    return this.imports.start(params.id, body, meta);
  }

  @Route(cancelImport)
  cancel(@Input() { params, meta }: RouteInput<typeof cancelImport>): Promise<ImportView> {
    return this.imports.cancel(params.id, meta);
  }
}
