import type { Zone } from '@modules/spaces/map/space-map.schemas';
import { classes } from '@ui/classes';
import style from './zone-colours.module.css';

/** The colour of a zone, beside its name. */
export function ZoneSwatch({ colour }: { readonly colour: Zone['colour'] }) {
  return (
    <svg className={classes(style.colours, style.swatch)} viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" rx="3" fill={`var(--zone-${colour})`} />
    </svg>
  );
}
