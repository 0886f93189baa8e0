import type {GuideFramework} from '../../guide';
import {angular} from './angular';
import type {FrameworkFrame} from './frame';
import {next} from './next';
import {plain, react, vue} from './vite';

export const FRAMES: Readonly<Record<GuideFramework, FrameworkFrame>> = {
  plain: {frame: plain},
  react: {frame: react},
  vue: {frame: vue},
  next,
  angular: {frame: angular},
};
