// @works-without-react
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Caption of the Spreadsheet sample's picture on the landing page. */
export default function SheetCaption(): ReactNode {
  return (
    <Translate id="site.home.results.sheet">
      The sheet of the Spreadsheet sample below. Press Run, then change a cell.
    </Translate>
  );
}
