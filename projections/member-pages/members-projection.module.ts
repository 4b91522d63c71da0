import { Module } from '@nestjs/common';
import { MembersPagesController } from './members.controller.js';

@Module({ controllers: [MembersPagesController] })
export class MembersProjectionModule {}
