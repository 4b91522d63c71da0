import { codeBoxes } from '@modules/inventory/label/labels.schemas';
import { encode } from 'uqr';

/** Millimetres, for the choice of error correction; the picture itself is as large as its box. */
const side = 40;

/** A QR code on the screen, to be read from it. */
export function CodeImage({
  content,
  label,
  className,
}: {
  readonly content: string;
  readonly label: string;
  readonly className?: string;
}) {
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} className={className}>
      <rect width={side} height={side} fill="#fff" />
      <path d={codePath(content, side)} shapeRendering="crispEdges" fill="#000" />
    </svg>
  );
}

/** The dark modules of a code as a path, in a square at the origin. */
export function codePath(content: string, width: number, at = { x: 0, y: 0 }): string {
  const modules = (ecc: 'Q' | 'M' | 'L') => encode(content, { ecc, border: 0 }).data;
  return codeBoxes(modules, { ...at, width, height: width })
    .map((box) => `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`)
    .join('');
}
