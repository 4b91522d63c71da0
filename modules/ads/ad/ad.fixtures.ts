import { event } from '../../kernel/decider/decider.js';
import type { AdWords } from './ad.events.js';

export const words: AdWords = {
  kind: 'ad',
  advertiser: 'Rock River Chrome',
  title: 'Rechrome your bumpers',
  text: 'Show quality in three weeks, in Janesville.',
  link: 'https://chrome.example.com/',
  places: ['results', 'wall'],
  region: null,
  from: '2026-06-01',
  until: '2026-06-30',
  cap: null,
};

export const drafted = (changed: Partial<AdWords> = {}) =>
  event('AdDrafted', { words: { ...words, ...changed }, by: 'ada' });
export const started = event('AdStarted', { by: 'ada' });
export const paused = event('AdPaused', { by: 'ada' });
export const ended = event('AdEnded', { by: 'ada' });
export const photo = { id: 'f'.repeat(40), width: 1200, height: 800 };
