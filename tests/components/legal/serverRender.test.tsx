import {screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import LegalDialogHost from '@site/src/components/legal/LegalDialog/LegalDialogHost';
import {useLegalDialog} from '@site/src/components/legal/LegalDialog/useLegalDialog';
import LegalDialog from '@site/src/components/legal/LegalDialog';
import {LEGAL_TEXTS, legalHash} from '@site/src/site/legalTexts';
import {inSite, renderWithSite} from '../../support/renderWithSite';

/** The address of a page over which a legal text is open. */
const path = `/ocr/intro${legalHash(LEGAL_TEXTS[0].id)}`;

function Host() {
  return (
    <p>
      The page
      <LegalDialogHost
        control={useLegalDialog()}
        openerRef={{current: null}}
        loadDialog={async () => LegalDialog}
      />
    </p>
  );
}

it('opens nothing where there is no browser, whatever the address says', () => {
  const told = vi.spyOn(console, 'error');
  expect(renderToString(inSite(<Host />, {path}))).toBe('<p>The page</p>');
  expect(told).not.toHaveBeenCalled();
});

it('opens in the body, wherever its host stands, once there is a browser', async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  renderWithSite(<Host />, {path});
  const dialog = await screen.findByRole('dialog');
  expect(dialog.parentElement).toBe(document.body);
  vi.unstubAllGlobals();
});
