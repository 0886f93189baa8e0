// @works-without-react
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Says what the picture of the Spreadsheet SDK on the landing page shows. */
export default function SheetCaption(): ReactNode {
  return (
    <Translate id="site.home.results.sheet">
      The sheet after the Spreadsheet sample below has run.
    </Translate>
  );
}
