import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/sets/index';

/** The pages that describe how a licence is activated and revoked. */
export default function LicenceDocs(): ReactNode {
  const textOf = useText();
  return (
    <ul>
      {DOCS_SET_LIST.map(
        ({id, label, licencePages}) =>
          licencePages && (
            <li key={id}>
              <Link to={licencePages.activation}>
                <Translate
                  id="site.products.activation"
                  values={{product: textOf(label)}}>
                  {'{product}: activate a licence'}
                </Translate>
              </Link>
              <br />
              <Link to={licencePages.revocation}>
                <Translate
                  id="site.products.revocation"
                  values={{product: textOf(label)}}>
                  {'{product}: revoke a licence'}
                </Translate>
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
