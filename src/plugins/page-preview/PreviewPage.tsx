import {useState, type ReactNode, type SyntheticEvent} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {toLocale} from '../../site/locales';
import {pagePreview, PREVIEW, type PagePreview} from './pagePreview';
import styles from './styles.module.css';

/** Milliseconds without a change after which a page counts as rendered. */
const STILL = 300;

/** Shows a page in a hidden frame, and what others show of it, again whenever the page has changed. */
export default function PreviewPage(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl, url, title, tagline} = siteConfig;
  const {pathname} = useLocation();
  const route = baseUrl + pathname.slice(`${baseUrl}${PREVIEW}/`.length);
  const [seen, setSeen] = useState<PagePreview | Error>();

  function follow({currentTarget}: SyntheticEvent<HTMLIFrameElement>): void {
    const shown = currentTarget.contentDocument!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const html = shown.documentElement.outerHTML;
      const locale = toLocale(i18n.currentLocale);
      try {
        setSeen(pagePreview({html, url, route, title, tagline, locale}));
      } catch (error) {
        setSeen(error as Error);
      }
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, STILL);
    };
    new MutationObserver(lookSoon).observe(shown, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    lookSoon();
  }

  return (
    <main className={styles.preview}>
      <p role="status">
        <Link to={route} target="_blank">
          Open the page
        </Link>{' '}
        {seen instanceof Error && `It cannot be read: ${seen.message}`}
      </p>
      <iframe title="The page" src={route} onLoad={follow} hidden />
      {seen && !(seen instanceof Error) && <Preview {...seen} />}
    </main>
  );
}

function Preview(preview: PagePreview): ReactNode {
  const {title, address, description, card, markdown} = preview;
  return (
    <div className={styles.columns}>
      <section>
        <Heading as="h2">Result of a search engine</Heading>
        <cite>{address}</cite>
        <strong>{title}</strong>
        <p>{description}</p>
        <Heading as="h2">Social card</Heading>
        <img
          alt="Social card"
          src={`data:image/svg+xml,${encodeURIComponent(card)}`}
        />
        <Heading as="h2">Loads the application at idle because of</Heading>
        <List
          lines={preview.reasons}
          none="Nothing: the browser and the native script do all of this page."
        />
        <Heading as="h2">Found by the search of the site</Heading>
        <List lines={preview.sections} none="Search does not find this page." />
      </section>
      <section>
        <Heading as="h2">Markdown version</Heading>
        <pre>
          {markdown ||
            'None: search engines and assistants are not led to this page.'}
        </pre>
      </section>
    </div>
  );
}

interface Lines {
  readonly lines: readonly string[];
  /** What is said where there are none. */
  readonly none: string;
}

function List({lines, none}: Lines): ReactNode {
  return (
    <ul>
      {(lines.length > 0 ? lines : [none]).map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
