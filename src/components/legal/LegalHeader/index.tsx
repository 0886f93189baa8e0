import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import type {TOCItem} from '@docusaurus/mdx-loader';
import TOCInline from '@theme/TOCInline';
import {useLegalVersions} from '@site/src/hooks/useLegalVersions';
import type {LegalFrontMatter} from '@site/src/site/legalVersions';
import DatedVersion from './DatedVersion';
import Dates from './Dates';
import Versions from './Versions';
import styles from './styles.module.css';

interface Props extends LegalFrontMatter {
  readonly title: string;
  /** Headings of the text, as every MDX page exports them. */
  readonly toc: readonly TOCItem[];
}

/** What stands above a legal text: its dates, its versions and its contents. */
export default function LegalHeader({
  legal_text: id,
  last_revised: revised,
  applies_from: applies,
  title,
  toc,
}: Props): ReactNode {
  const versions = useLegalVersions(id);
  const {pathname} = useLocation();
  const shown = versions.find(({path}) => path === pathname);
  return (
    <>
      {shown && <DatedVersion id={id} title={title} version={shown} />}
      <Dates revised={revised} applies={applies} />
      <Versions versions={versions} />
      <nav
        className={styles.contents}
        aria-label={translate({
          id: 'site.legal.contents',
          message: 'Contents of this text',
        })}>
        <TOCInline toc={toc} />
      </nav>
    </>
  );
}
