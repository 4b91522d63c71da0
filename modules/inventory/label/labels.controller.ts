import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { findLabels, printLabels } from './labels.contract.js';
import { LABELS, type Labels } from './labels.ports.js';
import { labelsPdf } from './labels-pdf.js';
import { sendPdf } from './send-pdf.js';

@Controller()
export class LabelsController {
  constructor(
    @Inject(LABELS) private readonly labels: Labels,
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
    sendPdf(response, 'labels.pdf', await labelsPdf(labels, body, this.#address));
  }

  get #address(): string {
    return `${this.environment.publicUrl}/q/`;
  }
}
