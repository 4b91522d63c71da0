import { Module } from '@nestjs/common';
import { DealsController } from './deals.controller.js';
import { Deals } from './deals.service.js';

@Module({ controllers: [DealsController], providers: [Deals] })
export class DealsModule {}
