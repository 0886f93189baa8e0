import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import SheetPicture from '@site/src/components/sheet/SheetPicture';

/** The sheet that the sample of the Spreadsheet SDK leaves. */
export default function SheetResult(): ReactNode {
  return (
    <SheetPicture
      caption={translate({
        id: 'site.home.results.sheet',
        message: 'The sheet after the Spreadsheet sample below has run.',
      })}
      formula="B4 =SUM(B2:B3)"
      columns="m m m"
      rows={[
        ['Region', 'Sales', null],
        ['North', 1200, null],
        ['South', 950, null],
        ['Total', {t: 2150, f: 'active'}, null],
      ]}
    />
  );
}
