// @works-without-react
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import StoreLink from '@site/src/components/StoreLink';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {PRODUCTS} from '@site/src/site/products';

/**
 * Note that the domestic variant sells the HCell SDK but documents the Spreadsheet SDK. Whether they are the
 * same product is an open question.
 */
export default function HcellNote(): ReactNode {
  return (
    useLinkContext().variant === 'domestic' && (
      <p>
        <Translate
          id="site.products.hcell"
          values={{
            ask: (
              <StoreLink to="contact" product={PRODUCTS.hcell}>
                <Translate id="site.products.ask">ask us</Translate>
              </StoreLink>
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
