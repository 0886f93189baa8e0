import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Open as page, print, copy link. */
export default function PageActions({href}: {href: string}): ReactNode {
  const [message, setMessage] = useState('');
  const address = new URL(href, window.location.origin).href;

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(
        translate({id: 'site.legal.dialog.copied', message: 'Link copied'}),
      );
    } catch {
      setMessage(
        translate(
          {
            id: 'site.legal.dialog.copyFailed',
            message: 'Could not copy. The link is {address}',
          },
          {address},
        ),
      );
    }
  }

  return (
    <div className={styles.actions}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a router link would load the text twice */}
      <a href={href} className="button button--secondary button--sm">
        <Translate id="site.legal.dialog.openPage">Open as page</Translate>
      </a>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => window.print()}>
        <Translate id="site.legal.dialog.print">Print</Translate>
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={copyLink}>
        <Translate id="site.legal.dialog.copy">Copy link</Translate>
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
