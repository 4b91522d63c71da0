import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { unprocessable } from '../../kernel/decider/errors.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { findLabels, maxPrinted, printLabels } from './labels.contract.js';
import { LABELS, type Labels } from './labels.ports.js';
import { PdfDrawer } from './pdf-drawer.js';
import { sendPdf } from './send-pdf.js';

@Controller()
export class LabelsController {
  constructor(
    @Inject(LABELS) private readonly labels: Labels,
    @Inject(PdfDrawer) private readonly drawer: PdfDrawer,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Route(findLabels)
  async find(@Input() { body, meta }: RouteInput<typeof findLabels>): Promise<ResponseOf<typeof findLabels>> {
    return { address: this.#address, labels: await this.labels.of(meta.actor.id, body) };
  }

  @Route(printLabels)
  async print(
    @Input() { body, meta }: RouteInput<typeof printLabels>,
    @Res() response: Response,
  ): Promise<void> {
    const labels = await this.labels.of(meta.actor.id, body);
    checkPrinted(labels.length, body.copies);
    const { sheet, startAt, copies, lines, contact } = body;
    const print = { sheet, startAt, copies, lines, contact };
    const pdf = await this.drawer.draw(meta.actor.id, { kind: 'labels', of: [labels, print, this.#address] });
    sendPdf(response, 'labels.pdf', pdf);
  }

  get #address(): string {
    return `${this.environment.publicUrl}/q/`;
  }
}

/** errors  TOO_MANY_LABELS (unprocessable), with the number */
function checkPrinted(labels: number, copies: number): void {
  if (labels * copies <= maxPrinted) return;
  const [max, asked] = [maxPrinted, labels * copies].map((count) => count.toLocaleString('en-US'));
  throw unprocessable('TOO_MANY_LABELS', {
    message: `Print at most ${max} labels at once, copies included: these are ${asked}.`,
  });
}
