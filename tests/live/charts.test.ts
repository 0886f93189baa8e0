import {describe, expect, it} from 'vitest';
import type {
  ChartView,
  SparklineView,
} from '@document-sdk/spreadsheet-reference/view';
import {renderChart} from '../../src/live/grid/chart';
import type {Markup} from '../../src/live/grid/markup';
import {niceScale, scaleValue} from '../../src/live/grid/axis';
import {renderSparkline} from '../../src/live/grid/sparkline';
import {labelsFor} from '../../src/live/grid/labels';

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

/** The attributes of each element of some names, as numbers where they are. */
const elementsIn = (drawn: Markup, names: string) =>
  [...String(drawn).matchAll(new RegExp(`<(?:${names}) ([^>]*)>`, 'g'))].map(
    ([, own]) =>
      Object.fromEntries(
        [...own!.matchAll(/(\S+)="([^"]*)"/g)].map(([, name, value]) => [
          name,
          Number(value),
        ]),
      ),
  );

/** The rectangles of a chart that is 232 units high, 200 of them between its axes. */
const bars = (chart: Partial<ChartView>) =>
  elementsIn(
    renderChart({...CHART, ...chart}, {width: 300, height: 248}),
    'rect',
  );

it('a scale goes from zero to a round number above the data, or between its bounds', () => {
  expect(niceScale([120, 87])).toEqual({
    min: 0,
    max: 150,
    ticks: [0, 50, 100, 150],
  });
  expect(niceScale([12, 14], {min: 10, max: 15})).toMatchObject({
    min: 10,
    max: 15,
  });
  expect(scaleValue(0, niceScale([0, 0]), 100, 0)).toBe(100);
});

describe('a chart', () => {
  it('stacks each series on the one before', () => {
    const [first, , second] = bars({type: 'stackedColumn'});
    expect(Number(second!['y']) + Number(second!['height'])).toBe(first!['y']);
    expect(Number(second!['height']) / Number(first!['height'])).toBeCloseTo(3);
  });

  it('draws a series as a line over columns, which share the room', () => {
    const line = {...CHART.series[1]!, isLine: true};
    const columns = bars({series: [CHART.series[0]!, line]});
    expect(columns).toHaveLength(2);
    expect(columns[0]!['width']).toBeGreaterThan(Number(bars({})[0]!['width']));
  });
});

it.each(['line', 'column', 'winLoss'] as const)(
  'a sparkline of type %s stays inside its cell',
  (type) => {
    const view: SparklineView = {type, values: [4, -9, 12, 0], marks: [1]};
    const drawn = renderSparkline(view, labelsFor('en'));
    const numbers = elementsIn(drawn, 'rect|circle')
      .flatMap(({y, cy}) => [y, cy])
      .filter((one) => one !== undefined);
    expect(Math.min(...numbers.map(Number))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers.map(Number))).toBeLessThanOrEqual(22);
  },
);
