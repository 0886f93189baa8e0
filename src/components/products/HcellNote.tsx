import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {OPEN_QUESTIONS_ROUTE} from '@site/src/site/paths';

/**
 * Note that the domestic variant sells the HCell SDK but documents the Spreadsheet SDK. Whether they are the
 * same product is an open question.
 */
export default function HcellNote(): ReactNode {
  return (
    useSiteConfig().variant === 'domestic' && (
      <p>
        <Translate
          id="site.products.hcell"
          values={{
            question: (
              <Link to={`${OPEN_QUESTIONS_ROUTE}#site.hcell`}>
                <Translate id="site.products.hcellQuestion">
                  an open question
                </Translate>
              </Link>
            ),
          }}>
          {
            'How the HCell SDK relates to the Spreadsheet SDK that this site documents is {question}.'
          }
        </Translate>
      </p>
    )
  );
}
