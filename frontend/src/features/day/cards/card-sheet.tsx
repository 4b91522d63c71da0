import { codePath } from '@entities/inventory/code-image';
import { cellBox } from '@modules/inventory/label/labels.schemas';
import { type Card, type CardSheetId, cardSheets, layoutOfCard, sizeIn } from './card-sheets';
import style from './cards.module.css';

/** One sheet of paper with its cards. One unit is a millimetre. */
export function CardSheet({
  id,
  cards,
  name,
}: {
  readonly id: CardSheetId;
  readonly cards: readonly { readonly label: Card; readonly cell: number }[];
  readonly name: string;
}) {
  const sheet = cardSheets[id];
  const { width, height } = sheet.page;
  return (
    <svg className={style.sheet} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <rect width={width} height={height} fill="#fff" />
      {cards.map(({ label, cell }) => {
        const { x, y, ...size } = cellBox(sheet, cell);
        return (
          <g key={label.key} transform={`translate(${x} ${y})`}>
            <rect {...size} className={style.cut} />
            <OneCard card={label} size={size} />
          </g>
        );
      })}
    </svg>
  );
}

function OneCard({
  card: { large, kicker, lines, content },
  size,
}: {
  readonly card: Card;
  readonly size: { readonly width: number; readonly height: number };
}) {
  const { side, code, words } = layoutOfCard(size, content !== null);
  const small = Math.min(words.height * 0.11, 6);
  const huge = sizeIn(large, words.width, words.height * 0.5);
  return (
    <>
      <text
        x={words.x}
        y={words.y + small}
        fontSize={sizeIn(kicker, words.width * 1.3, small)}
        className={style.words}
      >
        {kicker}
      </text>
      <text x={words.x} y={words.y + small * 1.4 + huge * 0.85} fontSize={huge} className={style.large}>
        {large}
      </text>
      {lines.map((line, nth) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          key={nth}
          x={words.x}
          y={words.y + small * (2.9 + nth * 1.35) + huge * 0.85}
          fontSize={sizeIn(line, words.width * 1.3, small)}
          className={style.words}
        >
          {line}
        </text>
      ))}
      {content !== null && <path d={codePath(content, side, code)} className={style.ink} />}
    </>
  );
}
