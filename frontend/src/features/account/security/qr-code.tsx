import { encode } from 'uqr';
import style from '../account-page.module.css';

/** Draws a text as a QR code, dark on light in both themes. The text never leaves the browser. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 3 });
  return (
    <div className={style.qr} data-theme="light">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        fill="currentColor"
      >
        <path d={data.map(lineOf).join('')} />
      </svg>
    </div>
  );
}

function lineOf(cells: readonly boolean[], y: number): string {
  return cells.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
