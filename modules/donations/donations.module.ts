import { Global, Module } from '@nestjs/common';
import { DONORS } from './donations.ports.js';
import { DonorsService } from './donor/donors.service.js';

const donors = { provide: DONORS, useClass: DonorsService };

/** Gifts of money. DONORS is for the read model and for processes. */
@Global()
@Module({ providers: [donors], exports: [donors] })
export class DonationsModule {}
