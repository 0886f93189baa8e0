import type {CDPSession, Page} from 'playwright-core';

/** Types as an input method does, into the focused field. */
export interface InputMethod {
  /** Shows a text that is being composed, in place of the one before. */
  compose(text: string): Promise<void>;
  /** Ends the composition with a text. */
  commit(text: string): Promise<void>;
  /** Presses a key that the input method takes for itself. */
  press(key: 'Enter' | 'Escape'): Promise<void>;
}

/** An input method for a page. */
export async function inputMethod(page: Page): Promise<InputMethod> {
  const devTools: CDPSession = await page.context().newCDPSession(page);
  return {
    compose: async (text) => {
      const end = text.length;
      await devTools.send('Input.imeSetComposition', {
        text,
        selectionStart: end,
        selectionEnd: end,
      });
    },
    commit: async (text) => {
      await devTools.send('Input.insertText', {text});
    },
    press: async (key) => {
      for (const type of ['rawKeyDown', 'keyUp'] as const) {
        await devTools.send('Input.dispatchKeyEvent', {
          type,
          key,
          code: key,
          // What browsers report while an input method has the key.
          windowsVirtualKeyCode: 229,
        });
      }
    },
  };
}
