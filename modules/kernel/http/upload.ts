import express, { type Request, type Response } from 'express';

/** Read the file of a call into `request.body`, as a Buffer. The guard has authorised the caller before, so that strangers fill no memory.
 *  errors  413 of the parser for more than 15 MB */
export function readUpload(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    raw(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

/** The file of a call whose contract is an upload; empty when it brought none. */
export const uploadOf = ({ body }: Pick<Request, 'body'>): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

const raw = express.raw({ type: ['image/*', 'text/csv', 'application/octet-stream'], limit: '15mb' });
