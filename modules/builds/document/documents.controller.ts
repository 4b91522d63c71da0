import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Receipt } from '../../kernel/http/contract.js';
import { filePolicy } from '../../kernel/http/file-policy.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import { changeDocument, deleteDocument, fileDocument, getDocument } from './document.contract.js';
import { BuildDocuments } from './documents.service.js';

@Controller()
export class BuildDocumentsController {
  constructor(@Inject(BuildDocuments) private readonly documents: BuildDocuments) {}

  @Route(fileDocument)
  file(@Input() { params, query, request, meta }: RouteInput<typeof fileDocument>): Promise<Receipt> {
    return this.documents.file(params.id, uploadOf(request), query, meta);
  }

  @Route(changeDocument)
  change(@Input() { params, body, meta }: RouteInput<typeof changeDocument>): Promise<Receipt> {
    return this.documents.change(params.id, params.documentId, body, meta);
  }

  @Route(deleteDocument)
  delete(@Input() { params, meta }: RouteInput<typeof deleteDocument>): Promise<Receipt> {
    return this.documents.delete(params.id, params.documentId, meta);
  }

  @Route(getDocument)
  async read(
    @Input() { params, meta }: RouteInput<typeof getDocument>,
    @Res() response: Response,
  ): Promise<void> {
    const { type, bytes } = await this.documents.read(params.id, params.documentId, meta);
    response
      .set({
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="document.${type === 'image/webp' ? 'webp' : 'pdf'}"`,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': filePolicy,
        'X-Content-Type-Options': 'nosniff',
      })
      .send(bytes);
  }
}
