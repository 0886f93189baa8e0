// Adds `lang` to English titles of the previous and next page if the interface is in another language.
// @works-without-react
import type {ReactNode} from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import {useLabelLanguage} from '@site/src/hooks/useLabelLanguage';

export default function PaginatorNavLinkWrapper(props: Props): ReactNode {
  const {title, permalink: href} = props;
  const label = typeof title === 'string' ? title : '';
  const lang = useLabelLanguage()({label, href});
  return (
    <PaginatorNavLink
      {...props}
      title={lang ? <span lang={lang}>{title}</span> : title}
    />
  );
}
