import { brakesOverhaul } from './brakes-overhaul.template.js';
import { engineRebuild } from './engine-rebuild.template.js';
import { fullRestoration } from './full-restoration.template.js';
import { paintAndBody } from './paint-and-body.template.js';
import { rewiring } from './rewiring.template.js';
import type { Template } from './template.rules.js';
import { wakingUp } from './waking-up.template.js';

/** The templates, the largest first. A new one is a file, and a line here. */
export const templates: readonly Template[] = [
  fullRestoration,
  engineRebuild,
  wakingUp,
  paintAndBody,
  rewiring,
  brakesOverhaul,
];
