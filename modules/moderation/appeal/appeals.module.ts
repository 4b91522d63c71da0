import { Global, Module } from '@nestjs/common';
import { Relations } from '../case/relations.service.js';
import { AppealsController } from './appeals.controller.js';
import { Appeals } from './appeals.service.js';
import { Attachments } from './attachments.service.js';
import { REVIEWERS } from './reviewers.ports.js';
import { Reviews } from './reviews.service.js';

const reviewers = { provide: REVIEWERS, useExisting: Reviews };

/** Provides REVIEWERS. */
@Global()
@Module({
  controllers: [AppealsController],
  providers: [Appeals, Attachments, Relations, Reviews, reviewers],
  exports: [reviewers],
})
export class AppealsModule {}
