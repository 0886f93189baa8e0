import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {ASSISTANTS, assistantLink} from '@site/src/site/assistants';
import ProjectButton from './ProjectButton';

interface Props {
  readonly markdown: string;
  readonly address: string;
  /** Whether readers can run samples of the page. */
  readonly hasSamples: boolean;
}

/** The Markdown of a page, its samples, and the assistants that it can be opened in. */
export default function PageLinks({
  markdown,
  address,
  hasSamples,
}: Props): ReactNode {
  return (
    <>
      <li>
        {/* A file, not a page of the application. */}
        <Link
          className="dropdown__link"
          to={`pathname://${markdown}`}
          target="_self">
          <Translate id="site.page.markdown">View as Markdown</Translate>
        </Link>
      </li>
      {hasSamples && (
        <li>
          <ProjectButton />
        </li>
      )}
      {ASSISTANTS.map((assistant) => (
        <li key={assistant.name}>
          <Link
            className="dropdown__link"
            href={assistantLink(assistant, address)}>
            <Translate
              id="site.page.openIn"
              values={{assistant: assistant.name}}>
              {'Open in {assistant}'}
            </Translate>
          </Link>
        </li>
      ))}
    </>
  );
}
