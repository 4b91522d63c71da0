import { figure } from '@lib/format';
import type { FigureName } from '@modules/analytics/figures/figures.schemas';
import UPlot from 'uplot';
import { onThemeChange } from '../../../map/paint';
import { dashes, inks } from './look-of-lines';
import type { Point } from './points';
import 'uplot/dist/uPlot.min.css';

export interface Lines {
  /** Shows a point. */
  readonly mark: (at: number) => void;
  readonly destroy: () => void;
}

const height = 260;

/** Draws one line for each figure, each with a scale of its own: the second at the right. Nothing moves by itself. */
export function drawLines(
  container: HTMLElement,
  points: readonly Point[],
  names: readonly FigureName[],
  onPoint: (at: number) => void,
): Lines {
  const read = readerOf(container);
  const data = [points.map((_, at) => at), ...names.map((name) => points.map((point) => point[name]))];
  const plot = new UPlot(
    {
      width: container.clientWidth || 300,
      height,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 10 } },
      scales: {
        x: { time: false },
        ...Object.fromEntries(names.map((name) => [name, { range: fromZero }])),
      },
      series: [
        {},
        ...names.map((name, line) => ({
          scale: name,
          stroke: () => read(inks[line] ?? inks[0]),
          width: points.length > 60 ? 1.5 : 2,
          dash: [...(dashes[line] ?? [])],
          points: { show: points.length <= 31 },
        })),
      ],
      axes: [
        {
          ...axis(read, false),
          incrs: [1, 2, 5, 7, 10, 15, 26, 52],
          size: 34,
          space: 96,
          values: (_, ticks) => ticks.map((at) => points[at]?.tick ?? ''),
        },
        ...names.map((name, line) => ({
          ...axis(read, line === 0),
          scale: name,
          side: line === 0 ? (3 as const) : (1 as const),
          stroke: () => read(inks[line] ?? inks[0]),
          size: 48,
          space: 44,
          incrs: wholeSteps,
          values: (_: UPlot, ticks: number[]) => ticks.map(figure),
        })),
      ],
      hooks: {
        setCursor: [
          ({ cursor: { idx } }) => {
            if (idx !== null && idx !== undefined) onPoint(idx);
          },
        ],
      },
    },
    data as UPlot.AlignedData,
    container,
  );
  const stop = onThemeChange(() => plot.redraw(false, true));
  const sizes = new ResizeObserver(() => {
    if (container.clientWidth > 0) plot.setSize({ width: container.clientWidth, height });
  });
  sizes.observe(container);
  return {
    mark: (at) => {
      const top = plot.valToPos(data[1]?.[at] ?? 0, names[0] ?? 'y');
      plot.setCursor({ left: plot.valToPos(at, 'x'), top }, false);
    },
    destroy: () => {
      stop();
      sizes.disconnect();
      plot.destroy();
    },
  };
}

type Read = (token: string) => string;

const axis = (read: Read, hasGrid: boolean) => ({
  font: `13px ${read('font')}`,
  stroke: () => read('--muted'),
  grid: { show: hasGrid, stroke: () => read('--line'), width: 1 },
  ticks: { stroke: () => read('--line'), width: 1, size: 6 },
});

/** Counts begin at zero, and a few of them do not fill the height. */
const fromZero = (_: UPlot, _min: number | null, max: number | null): [number, number] => [
  0,
  Math.max(4, Math.ceil((max ?? 0) * 1.1)),
];

/** Nothing is counted by halves. */
const wholeSteps = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].flatMap((size) => [
  size,
  2 * size,
  5 * size,
]);

/** Reads tokens as they are in the theme of this place; 'font': its font. */
function readerOf(container: HTMLElement): Read {
  return (token) => {
    const now = getComputedStyle(container);
    if (token === 'font') return now.fontFamily;
    const probe = document.createElement('i');
    probe.hidden = true;
    probe.style.color = `var(${token})`;
    container.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}
