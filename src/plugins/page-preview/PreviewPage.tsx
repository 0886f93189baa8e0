import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {toLocale} from '../../site/locales';
import {pagePreview, PREVIEW, type PagePreview} from './pagePreview';

/** How often the page is looked at again, in milliseconds. */
const PERIOD = 500;

/** Shows a page in a hidden frame, and what others show of it, as it changes. */
export default function PreviewPage(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl, url, title, tagline} = siteConfig;
  const {pathname} = useLocation();
  const route = baseUrl + pathname.slice(`${baseUrl}${PREVIEW}/`.length);
  const locale = toLocale(i18n.currentLocale);
  const frame = useRef<HTMLIFrameElement>(null);
  const [seen, setSeen] = useState<PagePreview>();

  useEffect(() => {
    const look = () => {
      const html = frame.current!.contentDocument!.documentElement.outerHTML;
      try {
        setSeen(pagePreview({html, url, route, title, tagline, locale}));
      } catch {
        // The page is not there yet.
      }
    };
    const timer = setInterval(look, PERIOD);
    return () => clearInterval(timer);
  }, [url, route, title, tagline, locale]);

  return (
    <main className="container margin-vert--lg">
      <iframe ref={frame} title="The page" src={route} hidden />
      <Link to={route} target="_blank">
        Open the page
      </Link>
      {seen && <Preview {...seen} />}
    </main>
  );
}

function Preview(preview: PagePreview): ReactNode {
  const {title, address, description, card, markdown} = preview;
  return (
    <>
      <Heading as="h2">Result of a search engine</Heading>
      <cite>{address}</cite> <strong>{title}</strong>
      <p>{description}</p>
      <Heading as="h2">Social card</Heading>
      <img
        alt="Social card"
        src={`data:image/svg+xml,${encodeURIComponent(card)}`}
      />
      <Heading as="h2">Loads the application at idle because of</Heading>
      <p>{preview.reasons.join('; ') || 'Nothing.'}</p>
      <Heading as="h2">Found by the search of the site</Heading>
      <ul>
        {preview.sections.map((section, index) => (
          <li key={index}>{section}</li>
        ))}
      </ul>
      <Heading as="h2">Markdown version</Heading>
      <pre>{markdown || 'None.'}</pre>
    </>
  );
}
