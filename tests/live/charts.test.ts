import type {
  ChartView,
  SparklineView,
} from '@document-sdk/spreadsheet-reference/view';
import {expect, it} from 'vitest';
import {renderSparkline} from '../../src/live/grid/cell';
import {renderChart} from '../../src/live/grid/chart';
import {chooseScale, scaleValue} from '../../src/live/grid/chartScale';
import {getLabels} from '../../src/live/grid/labels';
import type {Markup} from '../../src/live/grid/markup';

const CHART: ChartView = {
  type: 'column',
  title: '',
  categories: ['Jan', 'Feb'],
  series: [
    {name: 'a', values: [1, 2]},
    {name: 'b', values: [3, 4]},
  ],
  hasLegend: false,
  hasLabels: false,
};

/** Attributes of all elements of a type that are numbers. */
const attributesOf = (markup: Markup, tag: string) =>
  [...String(markup).matchAll(new RegExp(`<${tag} [^>]*>`, 'g'))].map(
    ([element]) =>
      Object.fromEntries(
        [...element.matchAll(/(\w+)="(-?[\d.]+)"/g)].map(
          ([, name, value]) => [name!, Number(value)] as const,
        ),
      ),
  );

const columnsOf = (chart: Partial<ChartView>) =>
  attributesOf(
    renderChart({...CHART, ...chart}, {width: 300, height: 248}),
    'rect',
  );

it('an axis has round bounds and includes zero, unless bounds are given', () => {
  const ticks = [0, 50, 100, 150];
  expect(chooseScale([120, 87])).toEqual({min: 0, max: 150, ticks});
  const bounds = {min: 10, max: 15};
  expect(chooseScale([12, 14], bounds)).toMatchObject(bounds);
  expect(scaleValue(0, chooseScale([0, 0]), 100, 0)).toBe(100);
});

it('a stacked chart draws each series on top of the previous one', () => {
  const [first, , second] = columnsOf({type: 'stackedColumn'});
  expect(second!['y']! + second!['height']!).toBe(first!['y']);
  expect(second!['height']! / first!['height']!).toBeCloseTo(3);
});

it('a line over columns leaves their space to the other series', () => {
  const line = {...CHART.series[1]!, isLine: true};
  const columns = columnsOf({series: [CHART.series[0]!, line]});
  expect(columns).toHaveLength(2);
  expect(columns[0]!['width']).toBeGreaterThan(columnsOf({})[0]!['width']!);
});

it.each(['line', 'column', 'winLoss'] as const)(
  'a sparkline of type %s stays inside its cell',
  (type) => {
    const view: SparklineView = {type, values: [4, -9, 12, 0], marks: [1]};
    const markup = renderSparkline(view, getLabels('en'));
    const y = [
      ...attributesOf(markup, 'rect').map((rect) => rect['y']!),
      ...attributesOf(markup, 'circle').map((circle) => circle['cy']!),
    ];
    expect(Math.min(...y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...y)).toBeLessThanOrEqual(22);
  },
);
