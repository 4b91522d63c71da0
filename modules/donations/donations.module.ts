import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../kernel/config/tokens.js';
import type { Database } from '../kernel/postgres/database.js';
import { GiftViewsService } from './donation/gift-views.service.js';
import { GiftsController } from './donation/gifts.controller.js';
import { Gifts } from './donation/gifts.service.js';
import { OwnGifts } from './donation/own-gifts.service.js';
import { DONORS, GIFT_VIEWS, RECEIPT_SEARCH } from './donations.ports.js';
import { DonorsService } from './donor/donors.service.js';
import { KingTierController } from './king-tier/king-tier.controller.js';
import { MonthlyGiftsController } from './monthly-gift/monthly-gifts.controller.js';
import { MonthlyGifts } from './monthly-gift/monthly-gifts.service.js';
import { receiptSearch } from './receipt/receipt-search.js';
import { Receipts } from './receipt/receipts.service.js';

const donors = { provide: DONORS, useClass: DonorsService };
const views = { provide: GIFT_VIEWS, useClass: GiftViewsService };

const search = {
  provide: RECEIPT_SEARCH,
  inject: [DATABASE],
  useFactory: (db: Database) => receiptSearch(db),
};

/** Gifts of money. Its ports are for the read model and for processes. */
@Global()
@Module({
  controllers: [MonthlyGiftsController, KingTierController, GiftsController],
  providers: [donors, views, search, OwnGifts, Gifts, MonthlyGifts, Receipts],
  exports: [donors, views, search],
})
export class DonationsModule {}
