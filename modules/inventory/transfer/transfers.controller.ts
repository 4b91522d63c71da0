import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { acceptTransfer, declineTransfer } from './transfers.contract.js';
import { Transfers } from './transfers.service.js';

@Controller()
export class TransfersController {
  constructor(@Inject(Transfers) private readonly transfers: Transfers) {}

  @Route(acceptTransfer)
  accept(@Input() { params, body, meta }: RouteInput<typeof acceptTransfer>): Promise<Receipt> {
    return this.transfers.accept(params.id, body.locationId, meta);
  }

  @Route(declineTransfer)
  decline(@Input() { params, meta }: RouteInput<typeof declineTransfer>): Promise<Record<string, never>> {
    return this.transfers.decline(params.id, meta);
  }
}
