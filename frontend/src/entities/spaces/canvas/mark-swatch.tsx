import { useId } from 'react';
import style from './mark-swatch.module.css';
import { patternLines, type SpaceMark, spaceMarks } from './space-marks';

/** A small space as it is drawn. Its word is beside it. */
export function MarkSwatch({ mark }: { readonly mark: SpaceMark }) {
  const id = useId();
  const { fill, line, pattern } = spaceMarks[mark];
  return (
    <svg className={style.swatch} viewBox="0 0 24 24" aria-hidden="true">
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          {patternLines[pattern].map(([x1, y1, x2, y2]) => (
            <line
              key={`${x1} ${y1} ${x2} ${y2}`}
              x1={x1}
              y1={y1}
              x2={x2}
              y2={y2}
              stroke={`var(${line})`}
              strokeWidth={pattern === 'dots' ? 1.8 : 1}
              strokeOpacity="0.55"
              strokeLinecap="round"
            />
          ))}
        </pattern>
      </defs>
      <rect x="1" y="1" width="22" height="22" fill={`var(${fill})`} />
      <rect
        x="1"
        y="1"
        width="22"
        height="22"
        fill={`url(#${id})`}
        stroke={`var(${line})`}
        strokeWidth="1.5"
      />
    </svg>
  );
}

/** What the colours and patterns of a map mean. */
export function SpaceLegend({
  marks,
  label = 'What the spaces look like',
}: {
  readonly marks: readonly SpaceMark[];
  readonly label?: string;
}) {
  return (
    <ul className={style.legend} aria-label={label}>
      {marks.map((mark) => (
        <li key={mark} className={style.entry}>
          <MarkSwatch mark={mark} />
          {spaceMarks[mark].label}
        </li>
      ))}
    </ul>
  );
}
