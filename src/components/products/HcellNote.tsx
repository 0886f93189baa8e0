import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {createProductCommonLink} from '@site/src/site/linkTable';
import {PRODUCTS} from '@site/src/site/products';

/**
 * Note that the domestic variant sells the HCell SDK but documents the Spreadsheet SDK. Whether they are the
 * same product is an open question.
 */
export default function HcellNote(): ReactNode {
  const context = useLinkContext();
  return (
    context.variant === 'domestic' && (
      <p>
        <Translate
          id="site.products.hcell"
          values={{
            ask: (
              <Link
                href={createProductCommonLink(
                  'contact',
                  PRODUCTS.hcell,
                  context,
                )}>
                <Translate id="site.products.ask">ask us</Translate>
              </Link>
            ),
          }}>
          {
            'About how the HCell SDK relates to the Spreadsheet SDK that this site documents, {ask}.'
          }
        </Translate>
      </p>
    )
  );
}
