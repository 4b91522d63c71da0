import { Global, Module } from '@nestjs/common';
import { AuditSubjects } from './audit-subjects.js';
import { AuditTrailService } from './audit-trail.service.js';
import { CheckpointsController } from './checkpoints.controller.js';

@Global()
@Module({
  controllers: [CheckpointsController],
  providers: [AuditSubjects, AuditTrailService],
  exports: [AuditTrailService],
})
export class AuditModule {}
