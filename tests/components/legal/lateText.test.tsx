import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import LegalDialogHost from '@site/src/components/legal/LegalDialog/LegalDialogHost';
import {useArticle} from '@site/src/components/legal/LegalDialog/useArticle';
import type {LegalDialogControl} from '@site/src/components/legal/LegalDialog/useLegalDialog';
import {LEGAL_TEXTS} from '@site/src/site/legalTexts';
import {renderWithSite} from '../../support/renderWithSite';

/** Answers that come when they are told to, whatever became of who asked. */
const answers = new Map<string, (html: string) => void>();

beforeEach(() => {
  answers.clear();
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise((resolve) =>
        answers.set(address, (html) =>
          resolve({ok: true, text: () => Promise.resolve(html)}),
        ),
      ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const arrive = (address: string, text: string) =>
  act(async () => answers.get(address)!(`<article><p>${text}</p></article>`));

describe('a legal text that comes late', () => {
  it('does not take the place of the one that was asked for since', async () => {
    const {result, rerender} = renderHook(({href}) => useArticle(href), {
      initialProps: {href: '/legal/terms'},
    });
    rerender({href: '/legal/privacy'});
    await arrive('/legal/terms', 'terms');
    expect(result.current[0]).toEqual({status: 'loading'});
    await arrive('/legal/privacy', 'privacy');
    const [state] = result.current;
    expect(state.status === 'loaded' && state.content.textContent).toBe(
      'privacy',
    );
    rerender({href: '/legal/terms'});
    expect(result.current[0]).toEqual({status: 'loading'});
  });

  it('changes nothing after its dialog was closed', async () => {
    const told = vi.spyOn(console, 'error');
    const {result, unmount} = renderHook(() => useArticle('/legal/terms'));
    const [before] = result.current;
    unmount();
    await arrive('/legal/terms', 'terms');
    expect(result.current[0]).toBe(before);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('the code of the dialog', () => {
  it.each([
    ['leads to the page of the text when it cannot be had', true],
    ['leads nowhere when that is known after the dialog was closed', false],
  ])('%s', async (_, isOpen) => {
    let fail: (error: Error) => void = () => undefined;
    const loadDialog = () =>
      new Promise<never>((_resolve, reject) => (fail = reject));
    const assign = vi.fn();
    const here = window.location;
    vi.stubGlobal('location', {
      pathname: here.pathname,
      href: here.href,
      assign,
    });
    const control = (text: LegalDialogControl['text']) => ({
      text,
      anchor: undefined,
      open: () => undefined,
      close: () => undefined,
    });
    const Host = ({text}: {text: LegalDialogControl['text']}) => (
      <LegalDialogHost
        control={control(text)}
        openerRef={{current: null}}
        loadDialog={loadDialog}
      />
    );
    const view = renderWithSite(<Host text={LEGAL_TEXTS[0]} />);
    if (!isOpen) {
      view.unmount();
    }
    await act(async () => fail(new Error('gone')));
    expect(assign.mock.calls).toEqual(isOpen ? [[LEGAL_TEXTS[0].path]] : []);
  });
});
