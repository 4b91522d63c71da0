import type { Response } from 'express';

/** Send a PDF to one member only, to save or to print. */
export function sendPdf(response: Response, name: string, pdf: Buffer): void {
  response
    .set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(pdf);
}
