import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {APP_AT_IDLE_META} from '../../native-first/app';
import {toLocale} from '../../site/locales';
import {findContent, parseHtml} from '../../search/records/html';
import {
  readSections,
  type PageSection,
} from '../../search/records/readSections';
import {readShared, type SharedReading} from '../markdown/readShared';
import {cardSvg} from '../socialCards/cardSvg';
import {PREVIEW} from './index';

/** How often the page is looked at again, in milliseconds. */
const PERIOD = 500;

/** A page, read by the functions that read a built one. */
interface SeenPage extends SharedReading {
  readonly sections: readonly PageSection[];
  /** What it needs the application for; what all pages of a site need it for, a build tells. */
  readonly reasons: string | undefined;
}

/** Shows a page in a hidden frame, and what others show of it, as it changes. */
export default function PreviewPage(): ReactNode {
  const {baseUrl, url, title} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const route = baseUrl + pathname.slice(`${baseUrl}${PREVIEW}/`.length);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<SeenPage>();

  useEffect(() => {
    const look = () => {
      const shown = frame.current!.contentDocument!;
      try {
        const nodes = parseHtml(shown.documentElement.outerHTML);
        setPage({
          sections: readSections(findContent(nodes), ''),
          ...readShared(nodes, {title, noIndex: false}, url + route),
          reasons: shown.querySelector<HTMLMetaElement>(
            `meta[name=${APP_AT_IDLE_META}]`,
          )?.content,
        });
      } catch {
        // The page is not there yet.
      }
    };
    const timer = setInterval(look, PERIOD);
    return () => clearInterval(timer);
  }, [url, title, route]);

  return (
    <main className="container margin-vert--lg">
      <iframe ref={frame} title="The page" src={route} hidden />
      <Link to={route} target="_blank">
        Open the page
      </Link>
      {page && <Preview {...page} />}
    </main>
  );
}

function Preview({facts, sections, reasons, markdown}: SeenPage): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const locale = toLocale(i18n.currentLocale);
  const card = cardSvg(facts, {title: siteConfig.title, locale});
  return (
    <>
      <Heading as="h2">Result of a search engine</Heading>
      <cite>{facts.canonical}</cite> <strong>{facts.title}</strong>
      <p>{facts.description}</p>
      <Heading as="h2">Social card</Heading>
      <img
        alt="Social card"
        src={`data:image/svg+xml,${encodeURIComponent(card)}`}
      />
      <Heading as="h2">Loads the application at idle because of</Heading>
      <p>{reasons ?? 'Nothing.'}</p>
      <Heading as="h2">Found by the search of the site</Heading>
      <ul>
        {sections.map(({headings}, index) => (
          <li key={index}>{headings.filter(Boolean).join(' › ')}</li>
        ))}
      </ul>
      <Heading as="h2">Markdown version</Heading>
      <pre>{markdown}</pre>
    </>
  );
}
