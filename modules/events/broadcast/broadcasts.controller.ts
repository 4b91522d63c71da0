import { Controller, Inject } from '@nestjs/common';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { listBroadcasts, sendBroadcast } from './broadcast.contract.js';
import { BroadcastsService } from './broadcasts.service.js';

@Controller()
export class BroadcastsController {
  constructor(@Inject(BroadcastsService) private readonly broadcasts: BroadcastsService) {}

  @Route(sendBroadcast)
  send(
    @Input() { params, body, meta }: RouteInput<typeof sendBroadcast>,
  ): Promise<ResponseOf<typeof sendBroadcast>> {
    return this.broadcasts.send(params.id, body, meta);
  }

  @Route(listBroadcasts)
  list(
    @Input() { params, meta }: RouteInput<typeof listBroadcasts>,
  ): Promise<ResponseOf<typeof listBroadcasts>> {
    return this.broadcasts.about(params.id, meta);
  }
}
