import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { viewerOf } from '../../kernel/http/counted-once.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { sendPdf } from '../label/send-pdf.js';
import { countScan, makeShareLink, printSign, revokeShareLink } from './share-links.contract.js';
import { ShareLinks } from './share-links.service.js';

@Controller()
export class ShareLinksController {
  constructor(@Inject(ShareLinks) private readonly links: ShareLinks) {}

  @Route(makeShareLink)
  make(@Input() { body, meta }: RouteInput<typeof makeShareLink>): Promise<Receipt> {
    return this.links.make(body, meta);
  }

  @Route(revokeShareLink)
  revoke(@Input() { params, meta }: RouteInput<typeof revokeShareLink>): Promise<Receipt> {
    return this.links.revoke(params.id, meta);
  }

  @Route(printSign)
  async sign(
    @Input() { params, meta }: RouteInput<typeof printSign>,
    @Res() response: Response,
  ): Promise<void> {
    sendPdf(response, 'table-sign.pdf', await this.links.sign(params.id, meta));
  }

  @Route(countScan)
  async count(
    @Input() { params, request, actor, meta }: RouteInput<typeof countScan>,
  ): Promise<ResponseOf<typeof countScan>> {
    const viewer = viewerOf({ actor, ip: request.ip, userAgent: request.header('user-agent') });
    await this.links.count(params.token, { actor, viewer }, meta.now);
    return {};
  }
}
