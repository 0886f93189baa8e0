// @works-without-react
import type {ReactNode} from 'react';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useText} from '@site/src/hooks/useText';
import {isPlaceholder, type CompanyInfo} from '@site/src/site/company';

interface Props {
  readonly field: Exclude<keyof CompanyInfo, 'providers'>;
}

/** A company detail from the site's configuration, in the language of the page. */
export default function Company({field}: Props): ReactNode {
  const textOf = useText();
  const fact = useSiteConfig().companyInfo[field];
  const text = typeof fact === 'string' ? fact : textOf(fact);
  if (field === 'email' && !isPlaceholder(text)) {
    // eslint-disable-next-line @docusaurus/no-html-links -- an e-mail address, not a page
    return <a href={`mailto:${text}`}>{text}</a>;
  }
  return text;
}
