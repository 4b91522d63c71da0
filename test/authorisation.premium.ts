import type { Row } from './authorisation.kinds.js';

/** Whoever is under 18 does not subscribe. The portal is for whoever paid, which nobody here did: that is refused to all alike. */
export const premiumRows: Readonly<Record<string, Row>> = {
  'POST /api/subscription': {
    refused: { minor: '403 GUARDIAN_PAYS', 'pending minor': '403 GUARDIAN_PAYS' },
    send: { id: 'nothing', plan: 'premium', interval: 'month' },
  },
};
