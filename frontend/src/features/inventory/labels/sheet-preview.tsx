import { codePath } from '@entities/inventory/code-image';
import type { LabelDetails } from '@modules/inventory/label/labels.contract';
import { cellBox, cellsOf, type labelSheets, layoutOf } from '@modules/inventory/label/labels.schemas';
import style from './print-labels.module.css';
import type { PrintSettings } from './print-settings';

type Sheet = (typeof labelSheets)[keyof typeof labelSheets];

type SheetPreviewProps = {
  readonly sheet: Sheet;
  readonly labels: readonly { readonly label: LabelDetails; readonly cell: number }[];
  /** The number of used labels on this sheet. */
  readonly used: number;
  readonly print: PrintSettings;
  /** Of all labels that are printed, in points. */
  readonly font: number;
  readonly address: string;
  readonly name: string;
};

/** A preview of a printed sheet, with the same layout rules as the print. One unit is a millimetre. */
export function SheetPreview({ sheet, labels, used, print, font, address, name }: SheetPreviewProps) {
  const { width, height } = sheet.page;
  const cells = Array.from({ length: cellsOf(sheet) }, (_, cell) => cell);
  return (
    <svg className={style.sheet} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <rect width={width} height={height} className={style.paper} />
      {cells.map((cell) => (
        <rect
          key={cell}
          {...cellBox(sheet, cell)}
          rx={cells.length === 1 ? 0 : 1.5}
          className={cell < used ? style.usedUp : style.cut}
        />
      ))}
      {labels.map(({ label, cell }) => {
        const { x, y } = cellBox(sheet, cell);
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <Label size={sheet.label} label={label} print={print} font={font} address={address} />
          </g>
        );
      })}
    </svg>
  );
}

type LabelProps = Pick<SheetPreviewProps, 'print' | 'font' | 'address'> & {
  readonly size: Sheet['label'];
  readonly label: LabelDetails;
};

function Label({ size, label, print, font, address }: LabelProps) {
  const layout = layoutOf(size, textOf(label, print), font);
  const content = address + label.code.replace('-', '');
  return (
    <>
      <path className={style.ink} d={codePath(content, layout.code.width, layout.code)} />
      {layout.lines.map((line) => (
        <text
          key={line.y}
          x={line.x}
          y={line.y}
          fontSize={line.size}
          textLength={line.width}
          lengthAdjust="spacingAndGlyphs"
          fontWeight={line.weight === 'bold' ? 700 : 400}
          className={style.text}
        >
          {line.text}
        </text>
      ))}
    </>
  );
}

export const textOf = (label: LabelDetails, { lines, contact }: PrintSettings) =>
  Object.fromEntries(lines.map((line) => [line, line === 'contact' ? contact : label[line]]));
