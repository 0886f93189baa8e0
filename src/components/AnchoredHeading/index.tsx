// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import {getNodeText} from '@site/src/components/nodeText';
import {useInterfaceLanguage} from '@site/src/hooks/useInterfaceLanguage';

/** Gives the link a line box. CSS shows its sign. */
const ZERO_WIDTH_SPACE = '\u200B';

/** A heading with a link to itself. The link's label has the text of the heading, and the language of the interface. */
export default function AnchoredHeading({
  as: Tag,
  id,
  children,
  className,
  ...props
}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  const lang = useInterfaceLanguage();
  if (Tag === 'h1' || !id) {
    return (
      <Tag {...props} className={className}>
        {children}
      </Tag>
    );
  }
  brokenLinks.collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
    },
    {heading: getNodeText(children)},
  );
  return (
    <Tag {...props} className={clsx('anchor', targetClass, className)} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={label}
        title={label}
        lang={lang}
        translate="no">
        {ZERO_WIDTH_SPACE}
      </Link>
    </Tag>
  );
}
