import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {DOCS_SETS} from '@site/src/sets/index';

/** The pages that describe how a licence is activated and revoked. */
export default function LicenceDocs(): ReactNode {
  return (
    <ul>
      {Object.values(DOCS_SETS).map(({id, label, routeBasePath}) => (
        <li key={id}>
          <Link to={`/${routeBasePath}/license/license-activation`}>
            <Translate id="site.products.activation" values={{product: label}}>
              {'{product}: activate a licence'}
            </Translate>
          </Link>
          <br />
          <Link to={`/${routeBasePath}/license/license-revocation`}>
            <Translate id="site.products.revocation" values={{product: label}}>
              {'{product}: revoke a licence'}
            </Translate>
          </Link>
        </li>
      ))}
    </ul>
  );
}
