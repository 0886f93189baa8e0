import {
  CHART_COLORS,
  chartMarks as bars,
  type ChartData,
} from '../files/drawnChart';
import type {MarkView} from './types';

const HEAD = 36;
const MARGIN = 12;

/** A chart of any type as marks in a box: title above, names of the series below. */
export function chartMarks(
  data: ChartData,
  width: number,
  height: number,
): MarkView[] {
  const title: MarkView[] = data.title
    ? [{kind: 'text', left: width / 2, top: 22, text: data.title}]
    : [];
  return [...title, ...body(data, width, height)];
}

function body(data: ChartData, width: number, height: number): MarkView[] {
  switch (data.type) {
    case 'line':
    case 'area':
    case 'scatter':
      return curves(data, width, height);
    case 'pie':
    case 'doughnut':
      return slices(data, width, height);
    default:
      return bars(data, width, height).map((mark) => ({
        kind: 'rectangle',
        ...mark,
      }));
  }
}

function curves(
  {series, categories, type}: ChartData,
  width: number,
  height: number,
): MarkView[] {
  const all = series.flatMap(({values}) => values);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1e-9, ...all);
  const [inner, tall] = [width - 2 * MARGIN, height - HEAD - MARGIN];
  const steps = Math.max(1, categories.length - 1);
  const at = (value: number, index: number): [number, number] => [
    MARGIN + (index / steps) * inner,
    HEAD + tall - ((value - low) / (high - low)) * tall,
  ];
  return series.flatMap(({values, color}): MarkView[] => {
    const points = values.map(at);
    if (type === 'scatter') {
      return points.map(([left, top]) => ({
        kind: 'rectangle',
        left: left - 3,
        top: top - 3,
        width: 6,
        height: 6,
        color,
      }));
    }
    const line = points
      .map(([left, top], index) => `${index === 0 ? 'M' : 'L'}${left} ${top}`)
      .join('');
    const [, base] = at(0, 0);
    return type === 'area'
      ? [
          {
            kind: 'path',
            d: `${line}L${MARGIN + inner} ${base}L${MARGIN} ${base}Z`,
            color,
            isFilled: true,
          },
        ]
      : [{kind: 'path', d: line, color, isFilled: false}];
  });
}

function slices(
  {series, type}: ChartData,
  width: number,
  height: number,
): MarkView[] {
  const values = (series[0]?.values ?? []).map(Math.abs);
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  const radius = Math.max(1, Math.min(width, height - HEAD) / 2 - MARGIN);
  const [x, y] = [width / 2, HEAD + (height - HEAD) / 2 - MARGIN / 2];
  const hole = type === 'doughnut' ? radius / 2 : 0;
  const point = (share: number, far: number): string => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return `${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)}`;
  };
  let begin = 0;
  return values.map((value, index): MarkView => {
    // A whole circle would begin where it ends, and show nothing.
    const end = Math.min(begin + value / total, begin + 0.9999);
    const isLarge = end - begin > 0.5 ? 1 : 0;
    const d = `M${point(begin, radius)}A${radius} ${radius} 0 ${isLarge} 1 ${point(end, radius)}L${point(end, hole)}${hole > 0 ? `A${hole} ${hole} 0 ${isLarge} 0 ${point(begin, hole)}` : ''}Z`;
    begin += value / total;
    return {
      kind: 'path',
      d,
      color: CHART_COLORS[index % CHART_COLORS.length]!,
      isFilled: true,
    };
  });
}
