import type {IconLook} from '../../../runtime/view/conditional';

/** Signs of each set, from the smallest values: told apart by shape. */
const SIGNS: Readonly<Record<IconLook['set'], string>> = {
  arrows3: '↓→↑',
  signs3: '◆▲●',
  symbols3: '✗!✓',
  quarters4: '○◔◑●',
  bars5: '▁▂▄▆█',
};

/** Sign that stands for an icon. */
export function iconSign({set, level}: IconLook): string {
  return SIGNS[set][level] ?? '';
}
