import { Module } from '@nestjs/common';
import { GrantsController } from './memberships.controller.js';

@Module({ controllers: [GrantsController] })
export class MembershipsModule {}
