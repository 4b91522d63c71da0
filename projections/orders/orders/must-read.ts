import type { TeamRole } from '../../../modules/events/organizer/organizer.schemas.js';
import { forbidden, notFound } from '../../../modules/kernel/decider/errors.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { type Sale, saleFor } from './sale.queries.js';

/** errors  PRE_SALE_NOT_FOUND (not-found) */
export async function mustRead(db: Database, dateId: string, readerId: string | undefined): Promise<Sale> {
  const sale = await saleFor(db, dateId, readerId);
  if (!sale) throw notFound('PRE_SALE_NOT_FOUND', { message: 'Nothing is sold for this date.' });
  return sale;
}

/** A pre-sale that the reader works for.
 *  in      roles: those that may; left out, all
 *  errors  PRE_SALE_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden) */
export async function mustReadAsTeam(
  db: Database,
  dateId: string,
  readerId: string,
  roles?: readonly TeamRole[],
): Promise<Sale> {
  const sale = await mustRead(db, dateId, readerId);
  if (sale.role === null || (roles && !roles.includes(sale.role))) throw notInTheTeam();
  return sale;
}

export const notInTheTeam = () =>
  forbidden('NOT_IN_THE_TEAM', { message: 'Only those who work for this event can see that.' });
