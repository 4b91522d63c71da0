import type { Request } from 'express';
import { clientSubnet } from '../../kernel/http/client-subnet.js';

/** Describes the client of a session or a sign-in, without IP address and without raw headers. */
export interface ClientInfo {
  /** "Firefox on Windows" */
  readonly device: string;
  /** "203.0.x.x", "2001:db8:…", "this network", "unknown" */
  readonly network: string;
}

export const unknownClient: ClientInfo = { device: 'Unknown device', network: 'unknown' };
const ownNetwork = 'this network';

export function clientInfoOf(request: Pick<Request, 'headers' | 'ip'>): ClientInfo {
  return { device: deviceWords(request.headers['user-agent']), network: coarseNetwork(request.ip) };
}

/** For an e-mail: "Firefox on Windows, network 203.0.x.x". A network that tells the reader nothing is left out. */
export const describeClient = ({ device, network }: ClientInfo): string =>
  network === ownNetwork || network === unknownClient.network ? device : `${device}, network ${network}`;

/** A user agent in words. Browsers also name their ancestors, so the order of the list matters. */
export function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return unknownClient.device;
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1];
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A device with ${system}` : 'Another program');
}

/** The first half of an IPv4 address, the first two groups of an IPv6 one. */
export function coarseNetwork(address: string | undefined): string {
  const plain = clientSubnet(address ?? '');
  if (plain === '') return unknownClient.network;
  if (ownNetworks.test(plain)) return ownNetwork;
  const parts = plain.split(/[.:]/);
  return plain.includes(':') ? `${parts.slice(0, 2).join(':')}:…` : `${parts.slice(0, 2).join('.')}.x.x`;
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Loopback, private and link-local addresses: a /64 of zeros is `::1`. */
const ownNetworks =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|0:0:0:0$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/;
