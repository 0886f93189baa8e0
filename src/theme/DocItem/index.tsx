// Wraps the page: front matter may hide the footer, which the classic theme has no key for.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import {hidesFooter} from '@site/src/site/frontMatter';

export default function DocItemWrapper(props: Props): ReactNode {
  const page = <DocItem {...props} />;
  return hidesFooter(props.content.frontMatter) ? (
    <HtmlClassNameProvider className="hide-footer">
      {page}
    </HtmlClassNameProvider>
  ) : (
    page
  );
}
