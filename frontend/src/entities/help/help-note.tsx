import { Popover } from '@ui/overlays/popover';
import type { ReactElement } from 'react';
import type { HelpAboutProps, HelpWord } from './help-words';

/** The explanation of a word, open from the start. */
export function HelpNote({ word, label, button }: HelpAboutProps & { readonly button: ReactElement }) {
  return (
    <Popover trigger={button} label={label} align="start" defaultOpen>
      <p>{explanations[word]}</p>
    </Popover>
  );
}

const explanations: Readonly<Record<HelpWord, string>> = {
  radius:
    'How far from you we search, in a straight line. When fewer than five listings are within 200 miles or less, we search within 500 miles and say so.',
  publicPoint:
    'We move the point on the map by up to a mile, so that nobody learns your address. Distances are measured to that point.',
  hold: 'A hold keeps the part for one buyer for 72 hours. It costs nothing, and during that time nobody else can take it. You talk to the seller in the conversation that it opens, and pay them directly.',
  fitment:
    'The vehicles that a part fits: make, model and years. People who search for their own car find the part by it.',
  castingNumber:
    'A part number is on the label or in the catalog. A casting number is raised in the metal, such as 3970010 on a Chevrolet block: parts from the same mold share it, and a date code beside it says when they were cast.',
  condition:
    'New: never installed. Used, good: ready to go on. Used, fair: needs cleaning or a small repair. Core: complete enough to rebuild. For parts: only pieces of it are useful.',
  priceModes:
    'A fixed price is what you take. Or best offer invites offers below it. Ask for price shows none. Trade says what you would take instead, and free costs nothing.',
  guardian:
    'A parent or legal guardian who is responsible for a member under 18. The two can always write to each other. If their link ends, the listings of the member are paused.',
  tiers:
    'Free has everything you need to buy, sell and talk. Premium, Premium+ and Beta members hear about a match right away instead of the next day, see Analytics and no ads, and boost a listing. The page Premium compares them.',
  wanted:
    'A wanted listing says what you need. Sellers near you see it, and we compare it with every new listing and with the inventories of members who agreed to that.',
};
