import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './cellStyles';
import type {IconName} from './types';

const ICONS: Readonly<
  Record<
    IconName,
    {path: string; tone: 'good' | 'fair' | 'poor' | 'plain'; text: string}
  >
> = {
  up: {path: 'M8 2 14 9H10V14H6V9H2Z', tone: 'good', text: 'up'},
  flat: {path: 'M14 8 8 14V10H2V6H8V2Z', tone: 'fair', text: 'level'},
  down: {path: 'M8 14 2 7H6V2H10V7H14Z', tone: 'poor', text: 'down'},
  ok: {
    path: 'M8 2A6 6 0 1 1 8 14 6 6 0 1 1 8 2Z',
    tone: 'good',
    text: 'green circle',
  },
  warn: {path: 'M8 2 15 14H1Z', tone: 'fair', text: 'yellow triangle'},
  bad: {path: 'M8 1 15 8 8 15 1 8Z', tone: 'poor', text: 'red diamond'},
  tick: {
    path: 'M2 9 4 7 6.5 9.5 12 3 14 5 6.5 13Z',
    tone: 'good',
    text: 'tick',
  },
  mark: {
    path: 'M7 2H9V10H7ZM7 12H9V14H7Z',
    tone: 'fair',
    text: 'exclamation mark',
  },
  cross: {
    path: 'M3 2 8 7 13 2 14 3 9 8 14 13 13 14 8 9 3 14 2 13 7 8 2 3Z',
    tone: 'poor',
    text: 'cross',
  },
  lock: {
    path: 'M5 7V5A3 3 0 0 1 11 5V7H13V14H3V7ZM7 7H9V5A1 1 0 0 0 7 5Z',
    tone: 'plain',
    text: 'locked',
  },
};

/** Small sign in a cell: told apart by shape, and named for those who hear it. */
export default function Icon({name}: {readonly name: IconName}): ReactNode {
  const {path, tone, text} = ICONS[name];
  return (
    <svg
      className={clsx(styles.icon, styles[tone])}
      viewBox="0 0 16 16"
      width="14"
      height="14"
      role="img"
      aria-label={text}>
      <path d={path} />
    </svg>
  );
}
