import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { checkIn, packUp, releaseNoShows, undoCheckIn } from './check-ins.contract.js';
import { CheckIns } from './check-ins.service.js';

@Controller()
export class CheckInsController {
  constructor(@Inject(CheckIns) private readonly checkIns: CheckIns) {}

  @Route(checkIn)
  checkIn(@Input() { params, body, meta }: RouteInput<typeof checkIn>): Promise<ResponseOf<typeof checkIn>> {
    return this.checkIns.checkIn(params.dateId, body.seen, meta);
  }

  @Route(undoCheckIn)
  undo(@Input() { params, body, meta }: RouteInput<typeof undoCheckIn>): Promise<Receipt> {
    return this.checkIns.undo(params.dateId, body, meta);
  }

  @Route(releaseNoShows)
  release(
    @Input() { params, meta }: RouteInput<typeof releaseNoShows>,
  ): Promise<ResponseOf<typeof releaseNoShows>> {
    return this.checkIns.release(params.dateId, meta);
  }

  @Route(packUp)
  packUp(@Input() { params, body, meta }: RouteInput<typeof packUp>): Promise<Receipt> {
    return this.checkIns.packUp(params.dateId, body, meta);
  }
}
