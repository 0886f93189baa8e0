import {translate} from '@docusaurus/Translate';

/** The names of the columns, which narrow screens repeat in each cell. */
export function columnNames() {
  return {
    summary: translate({
      id: 'site.products.column.summary',
      message: 'What it does',
    }),
    runsOn: translate({
      id: 'site.products.column.runsOn',
      message: 'Where it runs',
    }),
    calledFrom: translate({
      id: 'site.products.column.calledFrom',
      message: 'Called from',
    }),
    try: translate({
      id: 'site.products.column.try',
      message: 'Documents and demo',
    }),
    buy: translate({
      id: 'site.products.column.buy',
      message: 'Purchase and contact',
    }),
  };
}

export type ColumnNames = ReturnType<typeof columnNames>;
