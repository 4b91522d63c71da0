import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Receipt } from '../../kernel/http/contract.js';
import { filePolicy } from '../../kernel/http/file-policy.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import type { AttachmentView } from './appeal.schemas.js';
import {
  answerQuestion,
  askAppellant,
  claimAppeal,
  decideAppeal,
  escalateAppeal,
  fileAppeal,
  readAttachment,
  refuseAppeal,
  releaseAppeal,
  uploadAttachment,
  withdrawAppeal,
} from './appeals.contract.js';
import { Appeals } from './appeals.service.js';
import { viewOfAttachment } from './attachment-view.rules.js';
import { Attachments } from './attachments.service.js';
import { Reviews } from './reviews.service.js';

@Controller()
export class AppealsController {
  constructor(
    @Inject(Appeals) private readonly appeals: Appeals,
    @Inject(Reviews) private readonly reviews: Reviews,
    @Inject(Attachments) private readonly attachments: Attachments,
  ) {}

  @Route(fileAppeal)
  file(@Input() { body: { decisionId, ...words }, meta }: RouteInput<typeof fileAppeal>): Promise<Receipt> {
    return this.appeals.file(decisionId, { ...words, via: 'page' }, meta);
  }

  @Route(escalateAppeal)
  escalate(@Input() { params, body, meta }: RouteInput<typeof escalateAppeal>): Promise<Receipt> {
    return this.appeals.escalate(params.id, { ...body, via: 'page' }, meta);
  }

  @Route(answerQuestion)
  answer(@Input() { params, body, meta }: RouteInput<typeof answerQuestion>): Promise<Receipt> {
    return this.appeals.answer(params.id, { ...body, via: 'page' }, meta);
  }

  @Route(withdrawAppeal)
  withdraw(@Input() { params, meta }: RouteInput<typeof withdrawAppeal>): Promise<Receipt> {
    return this.appeals.withdraw(params.id, meta);
  }

  @Route(uploadAttachment)
  async upload(
    @Input() { request, query, meta }: RouteInput<typeof uploadAttachment>,
  ): Promise<AttachmentView> {
    return viewOfAttachment(await this.attachments.store(uploadOf(request), query.name, meta));
  }

  /** No browser shows it as a page of ours, whatever is in it. */
  @Route(readAttachment)
  async read(
    @Input() { params, meta }: RouteInput<typeof readAttachment>,
    @Res() response: Response,
  ): Promise<void> {
    const { type, bytes } = await this.attachments.read(params.id, meta.actor);
    response
      .set({
        'Content-Type': type,
        'Content-Disposition': type === 'application/pdf' ? 'attachment' : 'inline',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': filePolicy,
        'X-Content-Type-Options': 'nosniff',
      })
      .send(bytes);
  }

  @Route(claimAppeal)
  claim(@Input() { params, meta }: RouteInput<typeof claimAppeal>): Promise<Receipt> {
    return this.reviews.claim(params.id, meta);
  }

  @Route(releaseAppeal)
  release(@Input() { params, meta }: RouteInput<typeof releaseAppeal>): Promise<Receipt> {
    return this.reviews.release(params.id, meta);
  }

  @Route(askAppellant)
  ask(@Input() { params, body, meta }: RouteInput<typeof askAppellant>): Promise<Receipt> {
    return this.reviews.ask(params.id, body.question, meta);
  }

  @Route(decideAppeal)
  decide(@Input() { params, body, meta }: RouteInput<typeof decideAppeal>): Promise<Receipt> {
    return this.reviews.decide(params.id, body, meta);
  }

  @Route(refuseAppeal)
  refuse(@Input() { params, body, meta }: RouteInput<typeof refuseAppeal>): Promise<Receipt> {
    return this.reviews.refuse(params.id, body.reason, meta);
  }
}
