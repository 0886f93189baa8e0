// Wraps the page: front matter may hide the footer, which the classic theme has no key for. Breadcrumbs
// are told that they stand on a page.
// @works-without-react
import type {ReactNode} from 'react';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import {DocPage} from '@site/src/components/PageTools/DocPage';
import {hidesFooter} from '@site/src/site/frontMatter';

export default function DocItemWrapper(props: Props): ReactNode {
  return (
    <DocPage value>
      {/* Not a class of `<html>`: those come and go while the application takes over. */}
      {hidesFooter(props.content.frontMatter) && (
        <span hidden data-hide-footer="" />
      )}
      <DocItem {...props} />
    </DocPage>
  );
}
