import { Inject, Injectable } from '@nestjs/common';
import { noReceiptYet } from '../donation/donation.decider.js';
import type { GivenDonation } from '../donation/donation.state.js';
import { OwnGifts } from '../donation/own-gifts.service.js';
import type { GiftReader } from '../donations.ports.js';
import { receiptNumber } from './receipt-number.rules.js';
import { receiptPdf } from './receipt-pdf.js';

/** Receipts of gifts as PDF: drawn when they are asked for, and stored nowhere.
 *  source  README, Receipts */
@Injectable()
export class Receipts {
  constructor(@Inject(OwnGifts) private readonly gifts: OwnGifts) {}

  /** errors  DONATION_NOT_FOUND (not-found), NO_RECEIPT_YET (conflict) */
  async pdf(id: string, by: GiftReader): Promise<{ readonly name: string; readonly pdf: Buffer }> {
    const { donation } = await this.gifts.readOf(id, by);
    const pdf = await receiptOf(donation);
    if (!pdf || !donation.receipt) throw noReceiptYet();
    return { name: `receipt-${receiptNumber(donation.receipt)}.pdf`, pdf };
  }
}

/** undefined while it has no number. */
export async function receiptOf(donation: GivenDonation): Promise<Buffer | undefined> {
  const { receipt, giver, settledCents, refundedCents, settledAt, way, monthlyGiftId } = donation;
  if (!receipt || settledAt === null) return undefined;
  return receiptPdf({
    number: receiptNumber(receipt),
    name: giver.name,
    cents: settledCents,
    refundedCents,
    settledAt,
    way,
    isMonthly: monthlyGiftId !== null,
  });
}
