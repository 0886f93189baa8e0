import type {ReactNode} from 'react';
import {niceScale, project, round, type Scale} from './scale';
import {stackParts} from './stack';
import styles from './styles.module.css';
import type {ChartSpec} from './types';

/** Rectangle inside the axes, in units of the view box. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a chart draws between its axes. */
export function plotMarks(
  spec: ChartSpec,
  plot: PlotArea,
  scale: Scale,
): ReactNode {
  switch (spec.type) {
    case 'bar':
      return bars(spec, plot, scale);
    case 'stackedColumn':
      return stackedColumns(spec, plot, scale);
    case 'area':
      return areas(spec, plot, scale);
    case 'scatter':
      return points(spec, plot, scale);
    case 'line':
      return lines(spec, plot, scale, () => true);
    default:
      return (
        <>
          {columns(spec, plot, scale)}
          {lines(
            spec,
            plot,
            scale,
            (index) => spec.series[index]?.as === 'line',
          )}
        </>
      );
  }
}

function columns(spec: ChartSpec, plot: PlotArea, scale: Scale): ReactNode {
  const upright = spec.series.filter(({as}) => as !== 'line');
  const slot = (plot.right - plot.left) / spec.categories.length;
  const width = (slot * 0.7) / upright.length;
  const zero = project(Math.max(0, scale.min), scale, plot.bottom, plot.top);
  return upright.map((series, index) =>
    series.values.map((value, place) => {
      const y = project(value, scale, plot.bottom, plot.top);
      return (
        <rect
          key={`${series.name} ${place}`}
          className={styles[`series${spec.series.indexOf(series) + 1}`]}
          x={round(plot.left + slot * (place + 0.15) + width * index)}
          y={Math.min(y, zero)}
          width={round(width - 1)}
          height={round(Math.abs(zero - y))}
        />
      );
    }),
  );
}

function bars(spec: ChartSpec, plot: PlotArea, scale: Scale): ReactNode {
  const slot = (plot.bottom - plot.top) / spec.categories.length;
  const height = (slot * 0.7) / spec.series.length;
  const zero = project(0, scale, plot.left, plot.right);
  return spec.series.map((series, index) =>
    series.values.map((value, place) => {
      const x = project(value, scale, plot.left, plot.right);
      return (
        <rect
          key={`${series.name} ${place}`}
          className={styles[`series${index + 1}`]}
          x={Math.min(x, zero)}
          y={round(plot.top + slot * (place + 0.15) + height * index)}
          width={round(Math.abs(x - zero))}
          height={round(height - 1)}
        />
      );
    }),
  );
}

function stackedColumns(spec: ChartSpec, plot: PlotArea, scale: Scale) {
  const slot = (plot.right - plot.left) / spec.categories.length;
  return stackParts(spec.series).map((parts, index) =>
    parts.map(([from, to], place) => {
      const y = project(to, scale, plot.bottom, plot.top);
      return (
        <rect
          key={`${index} ${place}`}
          className={styles[`series${index + 1}`]}
          x={round(plot.left + slot * (place + 0.2))}
          y={y}
          width={round(slot * 0.6)}
          height={round(project(from, scale, plot.bottom, plot.top) - y)}
        />
      );
    }),
  );
}

function areas(spec: ChartSpec, plot: PlotArea, scale: Scale): ReactNode {
  const at = placer(spec, plot);
  return stackParts(spec.series).map((parts, index) => {
    const upper = parts.map(
      ([, to], place) =>
        `${at(place)},${project(to, scale, plot.bottom, plot.top)}`,
    );
    const lower = parts
      .map(
        ([from], place) =>
          `${at(place)},${project(from, scale, plot.bottom, plot.top)}`,
      )
      .reverse();
    return (
      <polygon
        key={index}
        className={styles[`series${index + 1}`]}
        points={[...upper, ...lower].join(' ')}
      />
    );
  });
}

function lines(
  spec: ChartSpec,
  plot: PlotArea,
  scale: Scale,
  isLine: (index: number) => boolean,
): ReactNode {
  const at = placer(spec, plot);
  return spec.series.map((series, index) => {
    if (!isLine(index)) {
      return null;
    }
    const spots = series.values.map((value, place) => ({
      x: at(place),
      y: project(value, scale, plot.bottom, plot.top),
    }));
    return (
      <g key={series.name} className={styles[`line${index + 1}`]}>
        <polyline points={spots.map(({x, y}) => `${x},${y}`).join(' ')} />
        {spots.map(({x, y}) => (
          <circle key={x} cx={x} cy={y} r="3.5" />
        ))}
      </g>
    );
  });
}

function points(spec: ChartSpec, plot: PlotArea, scale: Scale): ReactNode {
  const across = niceScale(spec.series.flatMap(({x}) => x ?? []));
  return (
    <>
      {across.marks.map((mark) => (
        <text
          key={mark}
          className={styles.label}
          x={project(mark, across, plot.left, plot.right)}
          y={plot.bottom + 14}
          textAnchor="middle">
          {mark.toLocaleString('en')}
        </text>
      ))}
      {spec.series.map((series, index) =>
        series.values.map((value, place) => (
          <circle
            key={`${index} ${place}`}
            className={styles[`series${index + 1}`]}
            cx={project(series.x?.[place] ?? 0, across, plot.left, plot.right)}
            cy={project(value, scale, plot.bottom, plot.top)}
            r="4.5"
          />
        )),
      )}
    </>
  );
}

function placer(spec: ChartSpec, plot: PlotArea): (place: number) => number {
  const slot = (plot.right - plot.left) / spec.categories.length;
  return (place) => round(plot.left + slot * (place + 0.5));
}
