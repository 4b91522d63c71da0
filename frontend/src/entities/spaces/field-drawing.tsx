import type { SpaceStatus } from '@modules/orders/pre-sale/pre-sale.schemas';
import { boxAround, boxOf } from '@modules/spaces/drawing/geometry.rules';
import type { Space } from '@modules/spaces/map/space-map.schemas';
import { classes } from '@ui/classes';
import { useId } from 'react';
import type { DrawnLayout } from './canvas/drawn-layout';
import { patternLines, spaceMarks } from './canvas/space-marks';
import style from './field-drawing.module.css';

type FieldDrawingProps = {
  readonly layout: DrawnLayout;
  /** Read instead of the drawing. */
  readonly label: string;
  /** How a space is; null draws its outline alone. */
  readonly statusOf: (space: Space) => SpaceStatus | null;
  /** Ids of spaces that are filled. */
  readonly chosen?: readonly string[];
  /** Only what is around the chosen spaces is drawn, instead of the whole field. */
  readonly isExcerpt?: boolean;
  readonly className?: string | undefined;
};

/** The field as a picture: for paper, and for an excerpt around some spaces. To choose from a map there is `SpaceCanvas`. */
export function FieldDrawing(props: FieldDrawingProps) {
  const { layout, label, statusOf, chosen = [], isExcerpt = false, className } = props;
  const id = useId();
  const frame = frameOf(layout, isExcerpt ? chosen : []);
  if (!frame) return null;
  const { left, top, width, height } = frame;
  const spaces = isExcerpt ? layout.spaces.filter((space) => isIn(space, frame)) : layout.spaces;
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={label}
      className={classes(style.drawing, className)}
    >
      <defs>
        {drawn.map((status) => (
          <pattern key={status} id={`${id}${status}`} width="8" height="8" patternUnits="userSpaceOnUse">
            {patternLines[spaceMarks[status].pattern].map(([x1, y1, x2, y2]) => (
              <line
                key={`${x1} ${y1} ${x2} ${y2}`}
                x1={x1}
                y1={y1}
                x2={x2}
                y2={y2}
                stroke={`var(${spaceMarks[status].line})`}
                strokeOpacity="0.3"
                strokeLinecap="round"
              />
            ))}
          </pattern>
        ))}
      </defs>
      {layout.shapes.map(({ kind, isClosed, points }) => (
        <path
          key={`${kind} ${points[0]?.x} ${points[0]?.y} ${points.length}`}
          d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'z' : ''}`}
          className={classes(style.shape, isClosed && style[kind])}
        />
      ))}
      {!isExcerpt && <Names layout={layout} size={width / 60} />}
      {spaces.map((space) => (
        <DrawnSpace
          key={space.id}
          space={space}
          status={statusOf(space)}
          isChosen={chosen.includes(space.id)}
          patterns={id}
        />
      ))}
    </svg>
  );
}

/** What zones and buildings are called: the name of a zone is above it, that of a building in its middle. */
function Names({ layout: { zones, shapes }, size }: { readonly layout: DrawnLayout; readonly size: number }) {
  const ofZones = zones.flatMap(({ id, name, outline }) => {
    const box = boxAround(outline);
    return box ? [{ id, name, x: (box.left + box.right) / 2, y: box.top - size }] : [];
  });
  const ofShapes = shapes.flatMap(({ name, points }, nth) => {
    const box = boxAround(points);
    return box && name
      ? [{ id: `${nth}`, name, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }]
      : [];
  });
  return [...ofZones, ...ofShapes].map(({ id, name, x, y }) => (
    <text key={id} x={x} y={y} fontSize={size} className={style.name}>
      {name}
    </text>
  ));
}

const drawn = ['held', 'assigned', 'lent', 'blocked'] as const;

type DrawnSpaceProps = {
  readonly space: Space;
  readonly status: SpaceStatus | null;
  readonly isChosen: boolean;
  readonly patterns: string;
};

function DrawnSpace({ space, status, isChosen, patterns }: DrawnSpaceProps) {
  const { x, y, width, depth, angle, code } = space;
  const isTall = depth > width;
  const [long, short] = isTall ? [depth, width] : [width, depth];
  const size = Math.min(short * 0.7, (long * 1.5) / Math.max(2, code.length));
  const box = { x: -width / 2, y: -depth / 2, width, height: depth };
  const look = status && !isChosen ? spaceMarks[status] : null;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect
        {...box}
        fill={look ? `var(${look.fill})` : undefined}
        stroke={look ? `var(${look.line})` : undefined}
        className={classes(style.space, isChosen && style.chosen)}
      />
      {look && look.pattern !== 'plain' && <rect {...box} fill={`url(#${patterns}${status})`} />}
      <text
        fontSize={size}
        transform={isTall ? 'rotate(-90)' : undefined}
        className={classes(style.code, isChosen && style.onChosen)}
      >
        {code}
      </text>
    </g>
  );
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Feet: the whole field with a margin, or what is around some spaces. */
function frameOf({ spaces, shapes }: FieldDrawingProps['layout'], around: readonly string[]): Frame | null {
  const named = spaces.filter(({ id }) => around.includes(id));
  const field = boxOf(named.length > 0 ? named : spaces);
  const box =
    field &&
    boxAround([
      { x: field.left, y: field.top },
      { x: field.right, y: field.bottom },
      ...(named.length > 0 ? [] : shapes.flatMap(({ points }) => points)),
    ]);
  if (!box) return null;
  const margin = named.length > 0 ? 60 : 10;
  return {
    left: box.left - margin,
    top: box.top - margin,
    width: box.right - box.left + 2 * margin,
    height: box.bottom - box.top + 2 * margin,
  };
}

const isIn = ({ x, y, width, depth }: Space, { left, top, width: across, height }: Frame): boolean => {
  const reach = Math.hypot(width, depth) / 2;
  return x + reach > left && x - reach < left + across && y + reach > top && y - reach < top + height;
};
