/** A chart in a picture. */
export interface ChartSpec {
  readonly type:
    | 'column'
    | 'stackedColumn'
    | 'bar'
    | 'line'
    | 'area'
    | 'pie'
    | 'doughnut'
    | 'scatter';
  readonly title?: string;
  /** What the chart shows, in words; read instead of the drawing. */
  readonly alt: string;
  readonly categories: readonly string[];
  readonly series: readonly SeriesSpec[];
  readonly legend?: boolean;
  /** Writes the value at each slice of a pie or doughnut. */
  readonly dataLabels?: boolean;
  /** Bounds of the value axis; from the data when left out. */
  readonly min?: number;
  readonly max?: number;
  /** Titles at the axes. */
  readonly categoryTitle?: string;
  readonly valueTitle?: string;
}

/** One series of a chart. */
export interface SeriesSpec {
  readonly name: string;
  /** One value for each category; for `scatter` the second number of each point. */
  readonly values: readonly number[];
  /** First number of each point of a `scatter`. */
  readonly x?: readonly number[];
  /** Draws this series as a line over columns. */
  readonly as?: 'line';
}
