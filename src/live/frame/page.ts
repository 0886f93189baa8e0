import tokens from '@generated/tokens';
import {addStyles} from '../dom';
import type {FromFrame, ToFrame} from '../protocol';
import css from './styles.css';

/** Gives the page of the frame the look of the page around it, and tells that one how high it is. */
export function openPage(
  port: MessagePort,
  receive: (message: Exclude<ToFrame, {type: 'look'}>) => void,
): void {
  const root = document.documentElement;
  // As the panel, which the tokens are for.
  document.body.className = 'live';
  addStyles(tokens, css);
  port.onmessage = ({data}: MessageEvent<ToFrame>) => {
    if (data.type === 'look') {
      root.dataset['theme'] = data.isDark ? 'dark' : 'light';
    } else {
      receive(data);
    }
  };
  new ResizeObserver(() => {
    const {height} = document.body.getBoundingClientRect();
    const message: FromFrame = {
      type: 'height',
      text: '',
      number: Math.ceil(height),
    };
    port.postMessage(message);
  }).observe(document.body);
}
