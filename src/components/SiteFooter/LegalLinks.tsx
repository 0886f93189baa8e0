import {useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LegalDialogHost from '@site/src/components/legal/LegalDialog/LegalDialogHost';
import NativeLegalDialog from '@site/src/components/NativeLegalDialog';
import {useLegalDialog} from '@site/src/components/legal/LegalDialog/useLegalDialog';
import {useText} from '@site/src/hooks/useText';
import {
  legalHash,
  LEGAL_TEXTS,
  type LegalTextId,
} from '@site/src/site/legalTexts';
import styles from './styles.module.css';

/** The footer's three legal buttons: links to the pages, which scripts turn into dialog openers. */
export default function LegalLinks(): ReactNode {
  const textOf = useText();
  const {withBaseUrl} = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();
  const control = useLegalDialog();
  const openerRef = useRef<HTMLElement>(null);
  const hasScripts = useIsBrowser();

  function openDialog(event: MouseEvent<HTMLElement>, id: LegalTextId) {
    const modified =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!modified && event.button === 0) {
      event.preventDefault();
      openerRef.current = event.currentTarget;
      control.open(id);
    }
  }

  return (
    <nav
      aria-label={translate({id: 'site.footer.legal', message: 'Legal'})}
      className={styles.legal}>
      {LEGAL_TEXTS.map(({id, path, title}) => {
        const href = withBaseUrl(path);
        brokenLinks.collectLink(href);
        // A plain link: the router's would load the text as soon as it comes into view.
        return (
          // eslint-disable-next-line @docusaurus/no-html-links
          <a
            key={id}
            href={href}
            data-dialog="legal"
            data-dialog-hash={legalHash(id)}
            aria-haspopup={hasScripts ? 'dialog' : undefined}
            className={clsx(
              'button',
              styles.legalButton,
              id === 'privacy' && styles.privacy,
            )}
            onClick={(event) => openDialog(event, id)}>
            {textOf(title)}
          </a>
        );
      })}
      <NativeLegalDialog />
      <LegalDialogHost control={control} openerRef={openerRef} />
    </nav>
  );
}
