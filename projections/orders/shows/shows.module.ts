import { Module } from '@nestjs/common';
import { ShowsReadController } from './shows.controller.js';

@Module({ controllers: [ShowsReadController] })
export class ShowsProjectionModule {}
