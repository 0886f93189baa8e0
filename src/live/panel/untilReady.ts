import {FRAME_READY} from '../protocol';

/** Longest wait for the page of the frame, in milliseconds. */
const WAIT_MS = 20_000;

/** Origin of a frame whose sandbox gives it none. https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-opaque */
const NO_ORIGIN = 'null';

/**
 * Waits until the page of a sandboxed frame says that it can be started. Whatever other windows say, or the
 * frame under an origin of its own, counts for nothing.
 *
 * @throws Error when it does not say so in 20 seconds
 */
export function untilReady(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
    const listen = ({source, origin, data}: MessageEvent): void => {
      if (
        source !== null &&
        source === frame.contentWindow &&
        origin === NO_ORIGIN &&
        data === FRAME_READY
      ) {
        end();
        resolve();
      }
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('The frame did not start.'));
    }, WAIT_MS);
    window.addEventListener('message', listen);
  });
}
