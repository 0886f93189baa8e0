import type {CDPSession, Page} from 'playwright-core';

/** Types into the focused field like an input method editor (IME). */
export interface InputMethod {
  /** Replaces the composition with a text. */
  compose(text: string): Promise<void>;
  /** Ends the composition with a text. */
  commit(text: string): Promise<void>;
  /** Presses a key that the IME handles. */
  press(key: 'Enter' | 'Escape'): Promise<void>;
}

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
          // Browsers report this code for keys that the IME handles.
          windowsVirtualKeyCode: 229,
        });
      }
    },
  };
}
