import tokens from '@generated/tokens';
import {addStyles} from '../dom';
import type {ToFrame} from '../protocol';
import css from './styles.css';

/** Connects the frame to the page that embeds it: applies the colour mode of the page, and forwards messages. */
export function connectPage(
  port: MessagePort,
  receive: (message: ToFrame) => void,
): void {
  // The design tokens are defined for this class.
  document.body.className = 'live';
  addStyles(tokens, css);
  port.onmessage = ({data}: MessageEvent<ToFrame>) => {
    document.documentElement.dataset['theme'] = data.theme;
    receive(data);
  };
}
