import tokens from '@generated/tokens';
import {addStyles} from '../dom';
import {createFrameMessage, type ToFrame} from '../protocol';
import css from './styles.css';

/**
 * Connects the frame to the page that embeds it: applies the colour mode of the page, reports the height of
 * the frame, and forwards all other messages.
 */
export function connectPage(
  port: MessagePort,
  receive: (message: Exclude<ToFrame, {type: 'theme'}>) => void,
): void {
  // The design tokens are defined for this class.
  document.body.className = 'live';
  addStyles(tokens, css);
  port.onmessage = ({data}: MessageEvent<ToFrame>) => {
    if (data.type === 'theme') {
      const {dataset} = document.documentElement;
      dataset['theme'] = data.isDark ? 'dark' : 'light';
    } else {
      receive(data);
    }
  };
  new ResizeObserver(() => {
    const {height} = document.body.getBoundingClientRect();
    port.postMessage(createFrameMessage('height', '', Math.ceil(height)));
  }).observe(document.body);
}
