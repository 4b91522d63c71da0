import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { setAttendance } from './attendance.contract.js';
import { AttendanceService } from './attendance.service.js';

@Controller()
export class AttendanceController {
  constructor(@Inject(AttendanceService) private readonly attendance: AttendanceService) {}

  @Route(setAttendance)
  set(@Input() { params, body, meta }: RouteInput<typeof setAttendance>): Promise<Receipt> {
    return this.attendance.set(params.id, body, meta);
  }
}
