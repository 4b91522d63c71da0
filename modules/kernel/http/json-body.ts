import express, { type RequestHandler } from 'express';
import type { SignedRequest } from './route.js';

/** Reads a JSON body of at most 1 MB and 50 levels, and stores its bytes for the fingerprint of the command.
 *  errors  UNREADABLE_BODY, BODY_TOO_LARGE */
export function jsonBody(): RequestHandler {
  return express.json({
    limit: '1mb',
    verify: (request, _response, bytes) => {
      if (levelsOf(bytes) > 50) throw Object.assign(new Error('nested too deeply'), { status: 400 });
      (request as SignedRequest).rawBody = bytes;
    },
  });
}

/** The maximum depth of objects and lists in a JSON text; recursive code would otherwise overflow the stack. */
export function levelsOf(json: Uint8Array): number {
  let deepest = 0;
  let level = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === quote) isText = !isText;
    else if (isText) at += byte === backslash ? 1 : 0;
    else if (byte === brace || byte === bracket) deepest = Math.max(deepest, ++level);
    else if (byte === brace + 2 || byte === bracket + 2) level -= 1;
  }
  return deepest;
}

const [quote, backslash, brace, bracket] = [0x22, 0x5c, 0x7b, 0x5b];
