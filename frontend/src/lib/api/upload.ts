import type { Endpoint, ParamsOf, ResponseOf } from '@modules/kernel/http/contract';
import { buildUrl, withSession } from './call';
import { newIdempotencyKey } from './idempotency-key';
import { problemFrom, unreachable } from './problem';
import { saveReadPosition } from './read-position';
import { readJson } from './request';

export type UploadOptions<E> = {
  readonly params?: ParamsOf<E>;
  readonly query?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Share sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/** Sends a file as the body of a call: `await upload(addPhoto, file, { params: { id }, onProgress })`.
 *  errors  ApiProblem; a DOMException named AbortError when the signal fires */
export async function upload<E extends Endpoint>(
  endpoint: E,
  file: Blob,
  { params, query, idempotencyKey = newIdempotencyKey(), signal, onProgress }: UploadOptions<E>,
): Promise<ResponseOf<E>> {
  const url = buildUrl(endpoint.path, params as Readonly<Record<string, unknown>> | undefined, query);
  const answer = await withSession((authorization) =>
    sendFile(endpoint.method, url, file, {
      headers: { ...authorization, 'Idempotency-Key': idempotencyKey },
      signal,
      onProgress,
    }),
  );
  saveReadPosition(answer);
  return answer as ResponseOf<E>;
}

type Sending = Pick<UploadOptions<never>, 'signal' | 'onProgress'> & {
  readonly headers: Readonly<Record<string, string>>;
};

/** fetch does not report upload progress; XMLHttpRequest does. */
function sendFile(method: string, url: string, file: Blob, { headers, signal, onProgress }: Sending) {
  return new Promise<unknown>((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const stop = () => sending.abort();
    sending.open(method, url);
    sending.withCredentials = true;
    const type = file.type || 'application/octet-stream';
    for (const [name, value] of Object.entries({
      Accept: 'application/json',
      'Content-Type': type,
      ...headers,
    }))
      sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    sending.onload = () => {
      const answer = readJson(sending.responseText);
      if (sending.status >= 200 && sending.status < 300) resolve(answer);
      else reject(problemFrom(answer, sending.status, sending.statusText));
    };
    sending.onerror = () => reject(unreachable());
    sending.onabort = () => reject(abortError());
    sending.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) reject(abortError());
    else sending.send(file);
  });
}

const abortError = () => new DOMException('The upload was stopped.', 'AbortError');
